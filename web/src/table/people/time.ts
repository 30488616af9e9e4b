/** Time on clocks. */
import type { Clock, PublicSeat } from "../connection/wire";

const pad = (n: number): string => String(n).padStart(2, "0");

/** Seconds as a clock shows them: minutes and seconds, hours and minutes, or whole days. */
export function face(seconds: number): { readonly text: string } | { readonly days: number } {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 48 * 3600) return { days: Math.floor(left / 86_400) };
  if (left >= 3600) return { text: `${Math.floor(left / 3600)}:${pad(Math.floor((left % 3600) / 60))} h` };
  return { text: `${Math.floor(left / 60)}:${pad(left % 60)}` };
}

/** The seconds that a seat has left: while it thinks, until its time is up; else what it has for the rest of the game. */
export function left(seat: PublicSeat, clock: Clock, now: number): number | null {
  if (seat.kind === "bot") return null;
  if (seat.due != null) return Math.max(0, seat.due - now);
  return clock.kind === "game" ? (seat.time_left ?? clock.seconds) : null;
}

/** Little enough to be anxious about. */
export const isShort = (seconds: number, clock: Clock): boolean => seconds <= Math.min(60, clock.seconds / 4);

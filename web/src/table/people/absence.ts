/** Whether the seat of somebody who is away can be handed on, to whom, and what has to happen before. */
import type { PublicSeat, Update } from "../connection/wire";

/** A span of time in the unit that it is told in. */
export interface Span {
  readonly unit: "minutes" | "hours" | "days";
  readonly n: number;
}

type Table = Pick<Update, "absence" | "thinking">;

const HOUR = 60;
const DAY = 24 * HOUR;

/** Minutes in whole hours or days, where there are any; a moment is a minute. */
export function span(minutes: number): Span {
  if (minutes >= DAY) return { unit: "days", n: Math.floor(minutes / DAY) };
  if (minutes >= HOUR) return { unit: "hours", n: Math.floor(minutes / HOUR) };
  return { unit: "minutes", n: Math.max(1, Math.floor(minutes)) };
}

const isAway = (seat: PublicSeat): boolean => seat.kind === "human" && seat.claimed && seat.online === false;

/** Why a seat whose player is away cannot be handed on now: a message and the spans in it. */
export function wait(
  seat: PublicSeat,
  table: Table,
  now: number,
): { id: string; spans: Readonly<Record<string, Span>> } | null {
  if (!isAway(seat)) return null;
  if (table.absence == null) return { id: "refuse-hand-never", spans: {} };
  const minutes = (now - (seat.seen ?? now)) / 60;
  if (minutes < table.absence)
    return { id: "refuse-hand-early", spans: { ago: span(minutes), absence: span(table.absence) } };
  return table.thinking.includes(seat.seat) ? null : { id: "refuse-hand-idle", spans: {} };
}

/** To whom the seat could be handed: `open` for whoever comes by link, or bots. */
export function heirsOf(seat: PublicSeat, table: Table, bots: readonly string[], now: number): readonly string[] {
  const strangers = seat.heirs === "anybody" ? ["open"] : [];
  if (seat.stands_in) return strangers;
  const isFree = seat.kind === "human" && !seat.claimed;
  return isFree ? bots : isAway(seat) && !wait(seat, table, now) ? [...bots, ...strangers] : [];
}

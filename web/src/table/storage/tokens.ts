/** The tables at which this browser holds seats, with their tokens. */
import { keep, kept } from "./storage";

export interface Held {
  readonly seats: Readonly<Record<string, string>>;
  readonly game?: string;
  /** When it was last visited, for the order on the front page. */
  readonly at?: number;
  /** Its game is over: it waits for nobody any more. */
  readonly over?: boolean;
}

const NAME = "arsia.tables";
const MOST = 30;

export function heldTables(): Record<string, Held> {
  const all = kept<Record<string, Held>>(NAME, {});
  return typeof all === "object" && all !== null ? all : {};
}

/** This browser's seats at a table, by number. */
export function heldSeats(table: string): Map<number, string> {
  const seats = heldTables()[table]?.seats ?? {};
  return new Map(Object.entries(seats).map(([seat, token]) => [Number(seat), token]));
}

export function hold(table: string, game: string, seats: readonly { seat: number; token: string }[]): void {
  const all = heldTables();
  const tokens = Object.fromEntries(seats.map(({ seat, token }) => [String(seat), token]));
  all[table] = { seats: { ...all[table]?.seats, ...tokens }, game, at: Date.now() };
  const latest = Object.entries(all).sort(([, a], [, b]) => (b.at ?? 0) - (a.at ?? 0));
  keep(NAME, Object.fromEntries(latest.slice(0, MOST)));
}

/** Its game is over. */
export function noteOver(table: string): void {
  const all = heldTables();
  const held = all[table];
  if (!held || held.over) return;
  all[table] = { ...held, over: true };
  keep(NAME, all);
}

export function leave(table: string): void {
  const all = heldTables();
  delete all[table];
  keep(NAME, all);
}

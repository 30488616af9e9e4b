/** What this browser remembers of each table: where my last move stands, what I looked at, what talk I have read. */
import type { LogEntry } from "../connection/wire";
import { keep, kept } from "./storage";

export interface Seen {
  /** The version after my last move. */
  readonly moved?: number;
  /** The newest version that was on the screen while somebody could look. */
  readonly looked?: number;
  /** The last line of the talk that was read. */
  readonly read?: number;
  /** The cards in hand as I put them. */
  readonly hand?: readonly string[];
}

const NAME = "arsia.seen";
const MOST = 40;

export function seenAt(place: string): Seen {
  return kept<Record<string, Seen>>(NAME, {})[place] ?? {};
}

export function noteSeen(place: string, news: Seen): void {
  const { [place]: before, ...others } = kept<Record<string, Seen>>(NAME, {});
  const latest = [...Object.entries(others), [place, { ...before, ...news }] as const];
  keep(NAME, Object.fromEntries(latest.slice(-MOST)));
}

/** What happened since my last move, if some of it happened while I was not looking. */
export function missed(log: readonly LogEntry[], { moved, looked }: Seen): readonly LogEntry[] {
  if (moved === undefined || looked === undefined) return [];
  if (!log.some(({ ply }) => ply > looked)) return [];
  return log.filter(({ ply }) => ply > moved);
}

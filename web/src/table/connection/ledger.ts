/** What a seat has heard so far: the version it stands at and the log, kept whole across gaps, repeats and undos. */
import type { LogEntry, Update } from "./wire";

export interface Ledger {
  readonly version: number | null;
  readonly log: readonly LogEntry[];
}

export const EMPTY: Ledger = { version: null, log: [] };

/** `stale` was overtaken by a newer update; after a `gap` the whole log must be asked for again. */
export type Verdict = "taken" | "stale" | "gap";

export function hear(ledger: Ledger, update: Update): { ledger: Ledger; verdict: Verdict } {
  const last = ledger.version;
  if (last !== null && update.version < last) return { ledger, verdict: "stale" };
  const from = update.events_from;
  if (from > 0 && (last === null || from > last)) return { ledger, verdict: "gap" };
  // What comes again replaces what was there; an update without events leaves the log as it is.
  const first = update.events[0]?.ply ?? Infinity;
  const before = from === 0 ? [] : ledger.log.filter((told) => told.ply < first);
  return { ledger: { version: update.version, log: [...before, ...update.events] }, verdict: "taken" };
}

/** The log as it is read: runs of the same thing are one line, and it can be sifted by player and by round. */
import type { LogEntry, Option } from "../connection/wire";
import type { Folded } from "../language/words";
import { partsOf, type Declared } from "../pace/acts";
import { HEADS } from "./text";

/** One line: what it says, and everything that it stands for. */
export interface Told {
  readonly ply: number;
  readonly event: Folded;
  readonly entries: readonly LogEntry[];
}

/** The one part in which two events differ, if it names a thing; 0 for none. */
function difference(one: Option, other: Option): number {
  if (one.length !== other.length) return 0;
  const apart = one.flatMap((part, i) => (part === other[i] ? [] : [i]));
  const [at = 0] = apart;
  return apart.length === 1 && typeof one[at] === "string" ? at : 0;
}

/** Consecutive events of the verbs that fold become one, as long as they differ in the same part only. */
export function folded(log: readonly LogEntry[], folds: readonly string[]): Told[] {
  const lines: { ply: number; event: Folded; entries: LogEntry[]; at: number }[] = [];
  for (const entry of log) {
    const last = lines.at(-1);
    const first = last?.entries[0];
    if (last && first && first.ply === entry.ply && folds.includes(String(entry.event[0]))) {
      const at = difference(first.event, entry.event);
      if (at && (!last.at || last.at === at)) {
        last.entries.push(entry);
        last.at = at;
        last.event = first.event.map((part, i) =>
          i === at ? last.entries.map(({ event }) => String(event[at])) : part,
        );
        continue;
      }
    }
    lines.push({ ply: entry.ply, event: entry.event, entries: [entry], at: 0 });
  }
  return lines;
}

/** A part of the game: where it begins in the log, and how it is counted. */
export interface Round {
  readonly from: number;
  readonly verb: string;
  readonly n: string;
}

export function rounds(log: readonly LogEntry[], declared: Declared): Round[] {
  return log.flatMap(({ event }, from) => {
    const verb = String(event[0]);
    if (!HEADS.includes(verb)) return [];
    const counts = partsOf(event, declared).filter(({ kind }) => kind !== "player");
    return [{ from, verb, n: counts.map(({ value }) => value).join(".") }];
  });
}

export interface Sieve {
  readonly player: number | null;
  /** The number of the round among all of them; -1 is what came before the first. */
  readonly round: number | null;
}

/** What is left of the log: of a round, and of a player what names them. */
export function sifted(log: readonly LogEntry[], declared: Declared, { player, round }: Sieve): readonly LogEntry[] {
  const all = round === null ? [] : rounds(log, declared);
  const part = round === null ? log : log.slice(all[round]?.from ?? 0, all[round + 1]?.from ?? log.length);
  if (player === null) return part;
  const about = (event: Option): boolean =>
    partsOf(event, declared).some(({ kind, value }) => kind === "player" && value === player);
  return part.filter(({ event }) => HEADS.includes(String(event[0])) || about(event));
}

/** What others did, cut into acts: each is what one player did in one move, with everything that followed from it. */
import type { LogEntry, Option, Printed } from "../connection/wire";

/** What the parts of each event are called, as the game declares them. */
export type Declared = Readonly<Record<string, readonly string[]>>;

export interface Act {
  readonly ply: number;
  /** Who acts; nobody where something happens to the table. */
  readonly player: number | null;
  readonly entries: readonly LogEntry[];
}

/** A part of an event: what kind of thing it names, and which. */
export interface Part {
  readonly kind: string;
  readonly value: string | number;
}

export function partsOf(event: Option, declared: Declared): Part[] {
  const names = declared[String(event[0])] ?? [];
  return event.slice(1).flatMap((value, i) => {
    const name = names[i];
    return name === undefined ? [] : [{ kind: name.split(":")[1] ?? name, value }];
  });
}

/** Whoever an event is about first. */
export function actorOf(event: Option, declared: Declared): number | null {
  const found = partsOf(event, declared).find(({ kind }) => kind === "player")?.value;
  return typeof found === "number" ? found : null;
}

export interface Reader {
  readonly declared: Declared;
  /** Events that only follow from others. */
  readonly details: readonly string[];
  /** Whoever looks: what they do themselves they have seen. */
  readonly me: number | null;
  /** Does the log mention it? */
  readonly mentions: (event: Option) => boolean;
}

/** The acts of everybody else, in their order. */
export function actsOf(events: readonly LogEntry[], { declared, details, me, mentions }: Reader): Act[] {
  const acts: { ply: number; player: number | null; entries: LogEntry[] }[] = [];
  for (const entry of events) {
    if (!mentions(entry.event)) continue;
    const player = actorOf(entry.event, declared);
    const last = acts.at(-1);
    const follows = details.includes(String(entry.event[0])) || last?.player === player;
    if (last && last.ply === entry.ply && follows) last.entries.push(entry);
    else acts.push({ ply: entry.ply, player, entries: [entry] });
  }
  return acts.filter(({ player }) => me === null || player !== me);
}

/** What an event names that is printed as a card, if there is such a thing. */
export function printedIn(
  entries: readonly LogEntry[],
  declared: Declared,
  printed: ReadonlyMap<string, Printed>,
): Printed | null {
  for (const { event } of entries) {
    for (const { kind, value } of partsOf(event, declared)) {
      const found = printed.get(`${kind}:${value}`);
      if (found) return found;
    }
  }
  return null;
}

/** Parts of a board and not cards, even though the catalogue has them. */
const NO_CARDS: readonly string[] = ["space", "building", "ground", "tile"];

/** A catalogue by what events call its things. */
export function byName(catalogue: readonly Printed[]): Map<string, Printed> {
  const cards = catalogue.filter(({ kind }) => !NO_CARDS.includes(kind));
  return new Map(cards.map((card) => [`${card.kind === "corporation" ? "card" : card.kind}:${card.id}`, card]));
}

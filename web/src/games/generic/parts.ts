/** A view sorted by whose things they are: mine, the others', everybody's; and the things in it that can be pointed at. */
import type { Option, View } from "../../table/connection/wire";

/** What the shared layer shows already. */
const KNOWN = ["game", "seats", "options", "you", "pending", "outcome"];

export interface Parts {
  readonly mine: readonly (readonly [number, unknown])[];
  readonly others: readonly (readonly [number, unknown])[];
  readonly shared: readonly (readonly [string, unknown])[];
}

/** Lists with one entry for each player belong to the players; everything else to the table. */
export function parts(view: View): Parts {
  const shared: [string, unknown][] = [];
  const players = new Map<number, Record<string, unknown>>();
  for (const [name, value] of Object.entries(view)) {
    if (KNOWN.includes(name)) continue;
    if (name === "players" && Array.isArray(value)) {
      value.forEach((each: unknown, player) => {
        const own = typeof each === "object" && each !== null ? { ...each } : { [name]: each };
        players.set(player, { ...players.get(player), ...own });
      });
    } else {
      shared.push([name, value]);
    }
  }
  const all = [...players.entries()];
  const me = view.you ?? -1;
  return {
    mine: all.filter(([player]) => player === me),
    others: all.filter(([player]) => player !== me),
    shared,
  };
}

export const isPlain = (value: unknown): boolean => typeof value !== "object" || value === null;

/** What would only take room: nothing there, no, and empty lists. */
export const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0);

/** The thing that a part of a view stands for: a name in a list, a card that is seen, anything with an id. */
export function thingIn(value: unknown): string | null {
  if (typeof value === "string") return value;
  if (isPlain(value) || Array.isArray(value)) return null;
  const { card, id } = value as Record<string, unknown>;
  return typeof card === "string" ? card : typeof id === "string" ? id : null;
}

/** Which parts of mine are seen by nobody else: the others' entries show no thing there. */
export function mineAlone({ mine, others }: Parts): ReadonlySet<string> {
  const shown = new Set(
    others.flatMap(([, value]) =>
      Object.entries(value as object)
        .filter(([, part]) => Array.isArray(part) && part.some((each) => thingIn(each) !== null))
        .map(([name]) => name),
    ),
  );
  const names = mine.flatMap(([, value]) => Object.keys(value as object));
  return new Set(names.filter((name) => !shown.has(name)));
}

/** Is there a thing in this part that can be chosen now? */
export function isOpen(value: unknown, open: ReadonlyMap<string, unknown>): boolean {
  const found = new Set<string>();
  collect([value], found);
  return [...found].some((thing) => open.has(placeOf(thing)));
}

const drawn = new WeakMap<View, ReadonlySet<string>>();

/** Everything that a plain board draws as a thing. */
export function things(view: View): ReadonlySet<string> {
  let found = drawn.get(view);
  if (!found) {
    const all = new Set<string>();
    for (const [name, value] of Object.entries(view)) if (!KNOWN.includes(name)) collect(value, all);
    drawn.set(view, all);
    found = all;
  }
  return found;
}

function collect(value: unknown, into: Set<string>): void {
  if (Array.isArray(value)) {
    for (const each of value) {
      const thing = thingIn(each);
      if (thing !== null) into.add(thing);
      collect(each, into);
    }
  } else if (!isPlain(value)) {
    for (const each of Object.values(value as object)) collect(each, into);
  }
}

/** The place of a thing on a plain board. */
export const placeOf = (thing: string): string => `thing:${thing}`;

/** An option points to the last thing that it names, if that is drawn. */
export function pointing(view: View, option: Option): string {
  const there = things(view);
  const named = option.slice(1).filter((part) => typeof part === "string" && there.has(part));
  const last = named.at(-1);
  return last === undefined ? "list" : placeOf(String(last));
}

/** The things in a hidden part of a view, and what they are called, whatever the game. */
import { plainId, type Words } from "../table/language/words";

/** The ids of the things in a part: a list of them, a list of cards, or one thing alone. */
export function pieces(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap((each: unknown) => pieces(each));
  if (typeof value === "object" && value !== null && "card" in value) return pieces(value.card);
  return [];
}

/** Kinds to try where the catalogue does not know the thing: a phase, say, is no card. */
const OTHERWISE = ["card", "event", "corporation", "phase", "goal", "character"];

export function wordFor(words: Words, kinds: ReadonlyMap<string, string>, part: string, id: string): string {
  for (const kind of [kinds.get(id), part, ...OTHERWISE]) {
    const name = kind && words.thing(kind, id);
    if (name) return name;
  }
  return plainId(id);
}

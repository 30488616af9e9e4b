/** What is too small to be hit on a map held in the hand: listed by the place it is at. */
export interface Row {
  readonly place: string;
  readonly things: readonly string[];
}

export function rows(things: Iterable<string>): readonly Row[] {
  const found = new Map<string, string[]>();
  for (const thing of things) {
    const [kind = "", place = ""] = thing.split(":");
    if (kind !== "way" && kind !== "crowd") continue;
    found.set(place, [...(found.get(place) ?? []), thing]);
  }
  return [...found].map(([place, listed]) => ({ place, things: listed }));
}

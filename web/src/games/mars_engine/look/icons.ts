/** Which drawing stands for what in both games of cards and planets. Names come from a game's words: `<kind>-<id>`. */

const TAGS: Readonly<Record<string, string>> = {
  building: "brick",
  science: "atom",
  power: "plug",
  plant: "ecosystem",
};

export const tagIcon = (tag: string): string => TAGS[tag] ?? tag;
/** What lies on cards: science is a flask there, to tell it from the tag. */
export const heldIcon = (kind: string): string => (kind === "science" ? "flask" : kind);
/** A tag's name; events have none of their own in every game. */
export const tagWord = (tag: string): string => (tag === "event" ? "mars-event" : `tag-${tag}`);

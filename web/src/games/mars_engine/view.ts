/** What the views of both games have alike: players with cards, and what cards print. */
import type { Printed, View } from "../../table/connection/wire";

export interface CardPlayer {
  readonly player: number;
  readonly corporation: string | null;
  readonly tr: number;
  readonly played: readonly string[];
  readonly held: Readonly<Record<string, number>>;
  readonly hand: readonly (string | null)[];
  readonly tags: Readonly<Record<string, number>>;
  readonly sheet: readonly (readonly [string, number])[];
  readonly points: number;
  /** What the player would have if production came now. */
  readonly produced: Readonly<Record<string, number>>;
}

export interface CardView extends View {
  readonly players: readonly CardPlayer[];
  /** What this seat would pay now, by card. */
  readonly prices: Readonly<Record<string, number>>;
}

export interface Card extends Printed {
  readonly colour: string;
  readonly cost?: number;
  readonly mc?: number;
  readonly tags: readonly string[];
  readonly holds?: string | null;
  readonly points?: readonly (string | number)[] | null;
}

export const isKnown = (card: string | null): card is string => card !== null;

/** A card's tags as they are shown: an event that prints no tag for it still counts as one. */
export const tagsOf = (card: Card | undefined): readonly string[] => {
  const tags = card?.tags ?? [];
  return card?.colour === "event" && !tags.includes("event") ? [...tags, "event"] : tags;
};

/** Pocket Mars as a seat sees it. */
import type { View } from "../../table/connection/wire";

export const COLOURS = ["energy", "ecosystem", "water", "science", "construction"] as const;
export type Colour = (typeof COLOURS)[number];

/** A card: always its back, its face where the seat knows it. */
export interface Back {
  readonly colour: Colour;
  readonly card: string | null;
}

export interface Attached extends Back {
  readonly value: number;
  readonly covered: boolean;
}

export interface Player {
  readonly player: number;
  readonly automatics: boolean;
  readonly earth: number;
  readonly ship: number;
  readonly energy: number;
  readonly hand: readonly Back[];
  readonly prep: readonly Back[];
  readonly pack: readonly Back[];
  readonly chosen: readonly string[];
}

export interface Building {
  readonly id: Colour;
  readonly value: number | null;
  readonly base: number | null;
  readonly room: number;
  readonly star1: readonly number[];
  readonly star2: readonly number[];
  readonly column: readonly Attached[];
}

export interface PocketMars extends View {
  readonly round: number;
  readonly first: number;
  readonly active: number;
  readonly players: readonly Player[];
  readonly buildings: readonly Building[];
  readonly deck: { readonly count: number; readonly top: Back | null; readonly under: readonly Back[] };
  readonly discard: readonly string[];
  readonly playing: string | null;
}

/** What the board prints: how far a Ship's energy goes. */
export interface Facts {
  readonly energy: number;
}

export const colourOf = (card: string): Colour => card.split("-")[0] as Colour;
export const valueOf = (card: string): number => Number(card.split("-")[1]);

/** Ares Expedition as a seat sees it, and the numbers that its board prints. */
import type { Card as AnyCard, CardPlayer, CardView } from "../mars_engine/view";

export const PHASES = ["development", "construction", "action", "production", "research"] as const;
export type Phase = (typeof PHASES)[number];
export const PRODUCTS = ["mc", "heat", "plants", "cards", "steel", "titanium"] as const;
export type Product = (typeof PRODUCTS)[number];
export const STANDARD = ["forest_plants", "forest_mc", "temperature_heat", "temperature_mc", "ocean_mc"] as const;
export const TAGS = [
  "building",
  "space",
  "science",
  "power",
  "earth",
  "jovian",
  "plant",
  "microbe",
  "animal",
  "event",
] as const;
export const COLOURS = ["green", "blue", "red"] as const;
export type Colour = (typeof COLOURS)[number];
export const ZONES = ["purple", "red", "yellow", "white"] as const;
export type Zone = (typeof ZONES)[number];

export interface Player extends CardPlayer {
  readonly mc: number;
  readonly heat: number;
  readonly plants: number;
  readonly production: Readonly<Record<Product, number>>;
  readonly steel_value: number;
  readonly titanium_value: number;
  readonly forests: number;
  /** Cards with an action, and those of them that were used in this phase. */
  readonly actions: readonly string[];
  readonly used: readonly string[];
  readonly dealt: readonly (string | null)[];
  readonly offered: readonly (string | null)[];
  readonly chosen: readonly string[];
  /** The phase that was revealed last. */
  readonly phase: Phase | null;
  /** Has one been chosen for this round, and which, as far as this seat may know? */
  readonly planned: boolean;
  readonly plan: Phase | null;
  readonly plays: number;
  readonly bonus: boolean;
  readonly done: boolean;
  readonly next_discount: number;
  readonly next_ease: boolean;
  readonly forest_cost: number;
  /** What a card that is sold brings. */
  readonly sale: number;
}

export interface Planet {
  readonly temperature: number;
  readonly oxygen: number;
  readonly oceans: number;
  readonly zone: { readonly temperature: Zone; readonly oxygen: Zone };
}

export interface AresExpedition extends CardView, Planet {
  readonly round: number;
  readonly phase: Phase | null;
  /** The phases of this round, once they are revealed. */
  readonly phases: readonly Phase[];
  /** The planet as it stood when the phase began. */
  readonly start: Planet;
  readonly ocean_tiles: readonly (Readonly<Partial<Record<Product, number>>> | null)[];
  readonly deck: number;
  readonly discards: number;
  /** The virtual player of whoever plays alone. */
  readonly bot: {
    readonly tr: number;
    readonly plan: Phase | null;
    readonly left: number;
    readonly cards: readonly Phase[];
  } | null;
  /** What two who play together share. */
  readonly pool: { readonly cubes: number; readonly markers: number } | null;
  readonly players: readonly Player[];
}

export interface Card extends AnyCard {
  readonly colour: Colour | "corporation";
}

/** A track: where it begins, how far one step goes, how many steps each zone has. */
export interface Track {
  readonly from: number;
  readonly step: number;
  readonly zones: Readonly<Record<Zone, number>>;
}

/** What the board prints. */
export interface Facts {
  readonly temperature: Track;
  readonly oxygen: Track;
  readonly oceans: number;
  readonly solo_rounds: number;
  /** How far the virtual player's marker goes; there its cards are chosen for it. */
  readonly last_marker: number;
  readonly coop_rounds: number;
  readonly coop_points: number;
  readonly coop_cubes: number;
  readonly coop_markers: number;
}

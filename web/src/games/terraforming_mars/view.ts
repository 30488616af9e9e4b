/** Terraforming Mars as a seat sees it, and what its cards and its map print. */
import type { Printed, View } from "../../table/connection/wire";

export const RESOURCES = ["mc", "steel", "titanium", "plants", "energy", "heat"] as const;
export type Resource = (typeof RESOURCES)[number];
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
  "city",
] as const;
export type Tag = (typeof TAGS)[number];
export const PROJECTS = ["sell_patents", "power_plant", "asteroid", "aquifer", "greenery", "city"] as const;

export interface Player {
  readonly player: number;
  readonly corporation: string | null;
  readonly tr: number;
  readonly stock: Readonly<Record<Resource, number>>;
  readonly production: Readonly<Record<Resource, number>>;
  readonly steel_value: number;
  readonly titanium_value: number;
  readonly tags: Readonly<Record<Tag, number>>;
  readonly played: readonly string[];
  readonly events: readonly string[];
  readonly held: Readonly<Record<string, number>>;
  readonly used: readonly string[];
  readonly hand: readonly (string | null)[];
  readonly dealt: readonly (string | null)[];
  readonly pack: readonly (string | null)[];
  readonly offered: readonly (string | null)[];
  readonly chosen: readonly string[];
  readonly passed: boolean;
  readonly greenery_cost: number;
  readonly sheet: readonly (readonly [string, number])[];
  readonly points: number;
  readonly produced: Readonly<Record<Resource, number>>;
}

/** A hex, or one of the two places above the planet. */
export interface Space {
  readonly space: string;
  readonly tile: string | null;
  readonly owner: number | null;
  readonly claim: number | null;
}

/** A milestone or an award, with how far every player is. */
export interface Title {
  readonly id: string;
  readonly owner: number | null;
  readonly needs?: number;
  readonly counts: readonly number[];
}

export interface TerraformingMars extends View {
  readonly generation: number;
  readonly first: number;
  readonly active: number;
  readonly acts: number;
  readonly temperature: number;
  readonly oxygen: number;
  readonly oceans: number;
  readonly board: readonly Space[];
  readonly milestones: readonly Title[];
  readonly awards: readonly Title[];
  readonly award_cost: number | null;
  readonly players: readonly Player[];
  readonly deck: number;
  readonly discards: number;
  readonly playing: string | null;
  readonly prices: Readonly<Record<string, number>>;
}

/** A hex as the map prints it. */
export interface Ground extends Printed {
  readonly kind: "space";
  readonly row: number | null;
  readonly column: number | null;
  readonly ground: string;
  readonly bonus: readonly (readonly [string, number])[];
}

/** A track, and how far one step goes. */
export interface Track {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** What the board prints. */
export interface Facts {
  readonly temperature: Track;
  readonly oxygen: Track;
  readonly oceans: number;
  /** What the tracks give on their way: at these degrees, at this much oxygen. */
  readonly heat_bonus: readonly number[];
  readonly ocean_bonus: number;
  readonly warm_bonus: number;
  readonly actions: number;
  readonly solo_generations: number;
}

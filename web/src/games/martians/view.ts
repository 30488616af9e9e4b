/** Martians as a seat sees it. */
import type { Printed, View } from "../../table/connection/wire";

export const GOODS = [
  "energy",
  "regolith",
  "ice",
  "supply",
  "water",
  "food",
  "medicine",
  "credit",
  "reputation",
] as const;
export type Good = (typeof GOODS)[number];
export type Goods = Readonly<Record<Good, number>>;
/** What may change hands, in the order in which an offer is put together. */
export const TRADED: readonly Good[] = GOODS.filter((good) => good !== "credit");

export const DEMANDS = ["oxygen", "sickness", "hunger"] as const;
export type Demand = (typeof DEMANDS)[number];

export const BUILDINGS = [
  "moxie",
  "construction",
  "hospital",
  "water_plant",
  "mining",
  "lander",
  "greenhouses",
  "education",
  "laboratory",
] as const;
export type BuildingId = (typeof BUILDINGS)[number];

export const CORPORATION_TECHNOLOGIES = [
  "long_arm",
  "weather_reports",
  "dna_modification",
  "solar_energy",
  "kinetic_energy",
  "molecular_sensor",
] as const;
export const COLONY_TECHNOLOGIES = ["medicine", "co2_converter", "birth_control"] as const;
export const MINERALS = ["yellow", "green", "black", "white", "proof_of_life"] as const;
export const HELPERS = ["botanist", "geologist", "scientist"] as const;
export const ROUNDS = [1, 2, 3, 4] as const;
/** So many people of a kind a corporation employs at most. */
export const EMPLOYED = 2;

/** What the board prints. */
/** So many of something, by its name. */
export type Amount = readonly [name: string, n: number];

/** What a marker can do in a building, as it is printed. */
export interface Act {
  readonly verb: string;
  readonly time: number;
  readonly cost: readonly Amount[];
  readonly gives: readonly Amount[];
}

export interface Facts {
  readonly buildings: Readonly<Record<BuildingId, readonly Act[]>>;
  /** So many natural growth tokens bring the fourth colonist. */
  readonly growth: number;
  /** At this hostility the colony is lost. */
  readonly hostility: number;
  /** Rows of the face that cost a supply more. */
  readonly steep: readonly number[];
}

export interface Player {
  readonly player: number;
  readonly seat: number;
  readonly stock: number;
  readonly card: number;
  readonly markers: number;
  readonly colonists: number;
  readonly dead: number;
  readonly blocked: readonly number[];
  readonly fourth: boolean;
  readonly quarter: string | null;
  readonly built: number;
  readonly upgraded: number;
  readonly orders: readonly string[];
  readonly hand: readonly (string | null)[];
  readonly goals: readonly (string | null)[];
  readonly pack: readonly (string | null)[];
  readonly chosen: string | null;
}

export interface Corporation {
  readonly technologies: readonly string[];
  readonly solar: number;
  readonly wind: number;
  readonly installations_left: number;
  readonly crop: string;
  readonly helpers: readonly string[];
  readonly specialists: readonly { readonly id: string; readonly used: boolean }[];
}

export interface Quarter extends Readonly<Record<Demand, number>> {
  readonly id: string;
  readonly used: boolean;
  readonly owner: number | null;
  readonly lazaret: readonly number[];
  readonly homes: readonly number[];
}

export type Marker = number | "refugee" | null;

export interface Space {
  readonly upgrade: boolean;
  readonly available: boolean;
  readonly marker: Marker;
}

export interface Building {
  readonly id: BuildingId;
  readonly built: boolean;
  readonly closed: boolean;
  readonly spaces: readonly Space[];
}

export interface Hex {
  readonly id: string;
  readonly x: number;
  readonly row: number;
  readonly gone: boolean;
  readonly face_up: boolean;
  readonly tile: string | null;
}

export interface FaceSpace {
  readonly row: number;
  readonly column: number;
  readonly token: string | null;
  readonly used: boolean;
  readonly surveyed: boolean;
}

export interface Requirement {
  readonly id: string;
  readonly done: number;
  readonly required: number | null;
  readonly open: boolean;
}

export interface Check {
  readonly what: string;
  readonly n: number;
  readonly holds: boolean;
}

export interface Mission {
  readonly scenario: string;
  readonly requirements: readonly Requirement[];
  readonly checks: readonly Check[];
  readonly accomplished: boolean;
  readonly failed: boolean;
  readonly refugees?: { readonly outside: number; readonly rescued: number; readonly integrated: number };
  readonly hostility?: number;
  readonly trust?: number;
  readonly guards?: number;
  readonly expedition?: {
    readonly at: "camp" | "summit" | readonly [number, number];
    readonly summit_surveyed: boolean;
    readonly spaces: readonly FaceSpace[];
  };
}

export interface Offer {
  readonly from: number;
  readonly to: number;
  readonly give: Readonly<Partial<Record<Good, number>>>;
  readonly want: Readonly<Partial<Record<Good, number>>>;
}

export interface Martians extends View {
  readonly mode: "solo" | "coop" | "semi" | "com";
  readonly cycle: number;
  readonly cycles: number;
  readonly round: number;
  readonly first: number;
  readonly active: number;
  readonly time: number;
  readonly players: readonly Player[];
  readonly stocks: readonly Goods[];
  readonly cards: readonly Corporation[];
  readonly quarters: readonly Quarter[];
  readonly growth: readonly number[];
  readonly colony_technologies: readonly (readonly string[])[];
  readonly buildings: readonly Building[];
  readonly rtg: number;
  readonly crops: Readonly<Record<string, number>>;
  readonly specialists: readonly string[];
  readonly helpers: readonly string[];
  readonly research_tiles: readonly string[];
  readonly orders: readonly string[];
  readonly decks: Readonly<Record<string, number>>;
  readonly weather: string;
  readonly next_weather: string | null;
  readonly event: string | null;
  readonly events: readonly string[];
  readonly event_stack: number;
  readonly effects: Readonly<Record<string, number>>;
  readonly mining: { readonly machine: string; readonly hexes: readonly Hex[]; readonly removed: readonly string[] };
  readonly mission: Mission | null;
  readonly offer: Offer | null;
  readonly delivery: number;
}

/** Something printed with a name and a text: a card, a tile, a technology, a scenario. */
export type Thing = Printed;

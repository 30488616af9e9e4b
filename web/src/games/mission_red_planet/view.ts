/** Mission: Red Planet as a seat sees it. */
import type { Printed, View } from "../../table/connection/wire";

export const RESOURCES = ["ice", "sylvanite", "celerium"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Tokens = Readonly<Record<Resource, number>>;

/** What the board prints: the points for each token. */
export interface Facts {
  readonly values: Tokens;
}

/** From the highest number down to 1, as they are called. */
export const CHARACTERS = [
  "recruiter",
  "explorer",
  "scientist",
  "secret_agent",
  "saboteur",
  "femme_fatale",
  "travel_agent",
  "soldier",
  "pilot",
] as const;
export const HIGHEST = CHARACTERS.length;
export const numberOf = (character: string): number =>
  HIGHEST - CHARACTERS.indexOf(character as (typeof CHARACTERS)[number]);

export interface Player {
  readonly player: number;
  readonly colour: string;
  /** The seat that decides for this colour. */
  readonly owner: number;
  readonly neutral: boolean;
  readonly supply: number;
  readonly lost: number;
  readonly points: Tokens;
  readonly tokens: number;
  readonly hand: readonly string[];
  readonly played: readonly string[];
  readonly has_chosen: boolean;
  readonly chosen: string | null;
  readonly shown: boolean;
  readonly deck: number | null;
  readonly holds: number;
  readonly missions: readonly string[] | null;
  readonly actions: readonly string[] | null;
  readonly boxed: number;
  readonly box: readonly string[];
  readonly dealt: readonly string[];
  readonly picked: string | null;
  readonly rejected: string | null;
}

export interface Discovery {
  readonly event: string | null;
  readonly seen: readonly number[];
  readonly up: boolean;
}

export interface Zone {
  readonly id: string;
  readonly group: "outer" | "inner" | "moon";
  readonly adjacent: readonly string[];
  readonly astronauts: readonly number[];
  readonly resource: Resource | null;
  readonly points: Tokens;
  readonly discovery: Discovery | null;
  readonly destination_tokens: number;
  readonly hired: readonly number[];
}

export interface Ship {
  readonly ship: string;
  readonly capacity: number;
  readonly printed: string | null;
  readonly destination: string | null;
  readonly tokens: readonly string[];
  readonly crew: readonly number[];
  readonly free: number;
  readonly launched: boolean;
}

export interface Stop {
  readonly type: "round" | "production" | "discovery_reveal" | "final_scoring";
  readonly n: number;
}

export interface MissionRedPlanet extends View {
  readonly round: number;
  readonly stop: number;
  readonly track: readonly Stop[];
  readonly first: number;
  readonly actor: number | null;
  readonly called: number;
  readonly players: readonly Player[];
  readonly zones: readonly Zone[];
  readonly docks: readonly (Ship | null)[];
  readonly ship_deck: number;
  readonly ship_discard: readonly string[];
  readonly event_deck: number;
  readonly event_discard: readonly string[];
  readonly drawn: string | null;
  readonly uncovered: boolean;
  readonly ice_monopoly: number;
  readonly sheets: readonly (readonly (readonly [string, number])[])[];
}

/** A character or an event card as it is printed. */
export interface Card extends Printed {
  readonly kind: "character" | "event";
  readonly colour: "character" | "discovery" | "mission" | "action";
}

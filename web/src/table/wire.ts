/** What travels between the server and the browser: see docs/api.md. */

/** Verb first, then ids and whole numbers: `["play", "water-3"]`. */
export type Option = readonly (string | number)[];

/** An id in the word catalogues and its arguments; a nested message is `{message: [id, args]}`. */
export type Message = readonly [string, Readonly<Record<string, unknown>>];

export interface Seat {
  readonly seat: number;
  readonly kind: "human" | "bot";
  readonly bot?: string | null;
  readonly name: string;
  readonly claimed: boolean;
  readonly ready: boolean;
  readonly online?: boolean;
  /** Until when the seat lets its decisions go by. */
  readonly passing?: "round" | "stop" | null;
  /** A bot, or `open`: to whom somebody wants to hand the seat on; and who agreed. */
  readonly heir?: string | null;
  readonly agreed?: readonly number[];
  /** A bot in the place of somebody who left. */
  readonly stands_in?: boolean;
  /** Who may have the seat if its player stays away. */
  readonly heirs?: "bots" | "anybody" | null;
  /** When its player was last here, in seconds since 1970; null while they are. */
  readonly seen?: number | null;
  /** Kept for its player of the game before. */
  readonly reserved?: boolean;
}

export interface Because {
  readonly option: Option;
  readonly reasons: readonly Message[];
}

/** A question after a set, which is answered whole and in any order. */
export interface Several {
  /** What can be in the set, and how often. */
  readonly elements: readonly { readonly option: Option; readonly times: number }[];
  readonly least: number;
  readonly most: number;
  /** How many a walk has taken already; everything else here is about the rest. */
  readonly taken: number;
  /** What closes the set, the usual way first; where its size is exact there are none. */
  readonly endings: readonly Option[];
}

export interface Decision {
  readonly id: number;
  readonly prompt: Message;
  /** For a set this is only the first step of a walk through it, which programs take. */
  readonly options: readonly Option[];
  readonly several: Several | null;
  readonly refusals: readonly Because[];
  readonly warnings: readonly Because[];
}

/** What a seat answers: one option, or a set where the question is after several. */
export type Answer = { readonly option: Option } | { readonly set: readonly Option[] };

export interface Outcome {
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly sheets: readonly (readonly (readonly [string, number])[])[];
  readonly won: boolean | null;
  readonly rival: readonly (readonly [string, number])[];
  readonly reason: Message;
}

/** What every game's view has; a board knows the rest of its own. */
export interface View {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly you: number | null;
  readonly pending: readonly number[];
  readonly outcome: Outcome | null;
  readonly [part: string]: unknown;
}

export interface Told {
  readonly ply: number;
  readonly event: Option;
}

export interface Lobby {
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly state: "open" | "playing" | "over";
  readonly listed: boolean;
  readonly hints: boolean;
  readonly watching: number;
  readonly seats: readonly Seat[];
  readonly version: number;
  readonly free_talk?: boolean;
  /** The seat of whoever laid out the table. */
  readonly maker?: number | null;
}

export interface Update {
  readonly type: "update";
  readonly table: string;
  readonly game: string;
  readonly version: number;
  readonly state: "open" | "playing" | "over";
  readonly seat: number | null;
  readonly seats: readonly Seat[];
  /** May this table's players ask for hints? */
  readonly hints: boolean;
  /** How many look on. */
  readonly watching: number;
  readonly view: View;
  readonly decision: Decision | null;
  readonly can_undo: boolean;
  readonly thinking: readonly number[];
  readonly events: readonly Told[];
  readonly events_from: number;
  /** Why the game cannot go on, if it cannot. */
  readonly trouble?: Message | null;
  /** For whom an answer failed, why, and when it is tried again. */
  readonly late?: readonly Message[];
  readonly free_talk?: boolean;
  /** The table at which the same people play again. */
  readonly rematch?: string | null;
  /** Minutes after which a seat may be handed on; null: never. */
  readonly absence?: number | null;
}

/** Something that was said, or that happened beside the game. */
export type Spoken = { readonly n: number; readonly ply: number; readonly at: number } & (
  | { readonly seat: number; readonly kind: "phrase" | "text"; readonly said: string }
  | { readonly seat: null; readonly kind: "notice"; readonly said: Message }
);

/** One answer that was thought about: an option, or a set. */
export interface Advised {
  readonly option: Option | null;
  readonly set: readonly Option[] | null;
  readonly chance: number;
}

/** What a strong player would do, the best first; below a progress of 1 it still thinks. */
export interface Advice {
  readonly decision: number;
  readonly progress: number;
  readonly options: readonly Advised[];
  readonly games: number;
}

/** How everybody stood after some moves. */
export interface Point {
  readonly ply: number;
  readonly chances: readonly number[];
  readonly scores: readonly number[];
}

export interface Chart {
  readonly progress: number;
  readonly points: readonly Point[];
}

/** A move, an option or a set, and whether it was not taken back later. */
export interface Made {
  readonly seat: number;
  readonly option: Option | null;
  readonly set: readonly Option[] | null;
  readonly stands: boolean;
}

/** A game to look back at. */
export interface Whole {
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly Seat[];
  readonly moves: readonly Made[];
  /** What happened; `seat` alone heard of it, or everybody. */
  readonly events: readonly (Told & { readonly seat: number | null })[];
  readonly outcome: Outcome | null;
  readonly trouble: Message | null;
}

/** What a player holds that others do not see. */
export interface Hidden {
  readonly seat: number;
  readonly parts: Readonly<Record<string, unknown>>;
}

export interface Frame {
  readonly update: Update;
  readonly hidden: readonly Hidden[];
}

export interface Problem {
  readonly message: Message;
  readonly sentence: string;
}

export type Heard =
  | Update
  | ({ readonly type: "lobby" } & Lobby)
  | { readonly type: "done"; readonly request: unknown; readonly version: number }
  | { readonly type: "refused"; readonly request: unknown; readonly error: Problem }
  | { readonly type: "weighed"; readonly request: unknown; readonly ends: boolean }
  | { readonly type: "talk"; readonly lines: readonly Spoken[] }
  | { readonly type: "pong" };

export interface Setting {
  readonly name: string;
  readonly default: unknown;
  readonly values: readonly unknown[];
}

export interface GameFacts {
  readonly name: string;
  readonly seats: readonly number[];
  readonly modes: readonly { name: string; seats: readonly number[]; options: Readonly<Record<string, unknown>> }[];
  readonly options: readonly Setting[];
  readonly verbs: Readonly<Record<string, readonly string[]>>;
  readonly events: Readonly<Record<string, readonly string[]>>;
  readonly bots: readonly string[];
}

/** A card or another printed thing of a game, with its generated texts. */
export interface Printed {
  readonly id: string;
  readonly kind: string;
  readonly colour?: string;
  readonly value?: number;
  readonly cost?: number;
  readonly tags?: readonly string[];
  readonly texts: Readonly<Record<string, Message>>;
  readonly designed: readonly string[];
}

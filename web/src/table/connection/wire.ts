/**
 * What travels between the server and the browser: see docs/api.md. Written by tools/wire_types.py from the server's
 * own types; `make lint` holds it to them.
 */

/** A message before anybody put it in words: `[id, {argument: value}]`. */
export type Message = readonly [string, Readonly<Record<string, unknown>>];

/** An option, verb first, then ids and whole numbers: `["play", "water-3"]`. */
export type Option = readonly (string | number)[];

/** An option as it comes in. */
export type Chosen = readonly (string | number)[];

export type ChosenSet = readonly Chosen[];

export type State = "open" | "playing" | "over";

export type Frame = Hello | LiveMove | LiveUndo | LiveWeigh | Ping;

/** What a socket tells. */
export type Heard = Update | LiveLobby | LiveDone | LiveWeighed | LiveTalk | LiveRefused | Pong;

/** Why something was refused, for programs and for people. */
export interface Problem {
  readonly message: Message;
  readonly sentence: string;
}

/** The body of every refusal. */
export interface Trouble {
  readonly error: Problem;
}

/**
 * How much time a seat has: for each decision (`turn`) or for all of them together (`game`), and what happens when
 * it is up: a bot takes over, it passes, or the game ends for the seat.
 */
export interface Clock {
  readonly kind: "turn" | "game";
  readonly seconds: number;
  readonly then: "bot" | "pass" | "end";
}

/** A table to be made. Each seat is `me`, `here`, `open` or a bot's name. */
export interface NewTable {
  readonly game: string;
  readonly seats: readonly string[];
  readonly seed?: number | string | null;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly name?: string;
  readonly listed?: boolean;
  readonly free_talk?: boolean;
  /** May players ask for hints? Unless said, only where no second person plays. */
  readonly hints?: boolean | null;
  readonly clock?: Clock | null;
  /** Minutes after which the seat of somebody who is away may be handed on; null: never. */
  readonly absence?: number | null;
}

/**
 * A wish of whoever made the table, before the cards are dealt: a bot where nobody sits, or (null) nobody where a
 * bot does.
 */
export interface SetBot {
  readonly seat: number;
  readonly bot: string | null;
}

/** A wish to get up: once the cards are dealt, the bot plays on until one comes back. */
export interface Leave {
  readonly to?: string;
}

/** An answer to somebody who would like to take back a move, as of the version that both see. */
export interface AllowUndo {
  readonly version: number;
  readonly allow: boolean;
}

/** Something that somebody who watches says to others who do. */
export interface SayWatching {
  readonly name?: string;
  readonly phrase?: string | null;
  readonly text?: string | null;
}

/** A wish to sit down, at a certain seat or at any. */
export interface Claim {
  readonly name?: string;
  readonly seat?: number | null;
}

/** Whether the cards may be dealt, as far as this seat is concerned. */
export interface Ready {
  readonly ready?: boolean;
}

/** One answer to a decision: an option, or where several things are chosen the whole set, in any order. */
export interface MakeMove {
  readonly decision: number;
  readonly option?: Chosen | null;
  readonly set?: ChosenSet | null;
}

/** A wish for a hint about the seat's open decision. */
export interface AskHint {
  readonly decision: number;
}

/** A wish to take back the last move, as of the version that the player sees. */
export interface Undo {
  readonly version: number;
}

/** Something to say: one of the ready phrases, or a text. */
export interface SaySomething {
  readonly phrase?: string | null;
  readonly text?: string | null;
}

/** A wish to hand on the seat of somebody who is away: to a bot, to whoever comes (`open`), or (null) not at all. */
export interface HandOver {
  readonly seat: number;
  readonly to: string | null;
}

/** A wish of whoever made the table, before the cards are dealt: a seat that somebody else may claim. */
export interface FreeSeat {
  readonly seat: number;
}

/** A wish to have decisions passed until the round is over, until one says stop, or no more. */
export interface Passing {
  readonly until: "round" | "stop" | null;
}

/** What a message to a browser is sealed with. */
export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** A browser's push subscription, as the browser itself writes it, and the language to speak. */
export interface PushHere {
  readonly endpoint: string;
  readonly keys: PushKeys;
  readonly language: string;
}

/** A browser that wants to be told no more. */
export interface PushStop {
  readonly endpoint: string;
}

/** A seat as everybody sees it. */
export interface PublicSeat {
  readonly seat: number;
  readonly kind: "human" | "bot";
  readonly bot: string | null;
  readonly name: string;
  readonly claimed: boolean;
  readonly ready: boolean;
  readonly online: boolean;
  /** Until when the seat lets its decisions go by. */
  readonly passing: "round" | "stop" | null;
  /** A bot, or `open`: to whom somebody wants to hand the seat on. */
  readonly heir: string | null;
  /** The seats that agreed to that. */
  readonly agreed: readonly number[];
  /** A bot in the place of somebody who left. */
  readonly stands_in: boolean;
  /** Who may have the seat if its player stays away. */
  readonly heirs: "bots" | "anybody" | null;
  /** When its player was last here, in seconds since 1970; null while they are. */
  readonly seen: number | null;
  /** For its player of the game before. */
  readonly reserved: boolean;
  /** Out of the running. */
  readonly conceded: boolean;
  /** When the time of its open decision is up, in seconds since 1970. */
  readonly due: number | null;
  /** Seconds for the rest of the game, while its clock stands. */
  readonly time_left: number | null;
}

/** A seat as it is told to whoever made the table: with the token, where it is theirs. */
export interface OwnSeat extends PublicSeat {
  readonly token?: string;
}

/** A table before and beside its game, but for its seats. */
export interface TableFacts {
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly state: State;
  readonly listed: boolean;
  /** Somebody chose the seed, and may know what lies where. */
  readonly seeded: boolean;
  /** Players may ask for hints. */
  readonly hints: boolean;
  /** How many look on. */
  readonly watching: number;
  readonly version: number;
  /** People may write what they like, and not only use the ready phrases. */
  readonly free_talk: boolean;
  /** The table at which the same people play again. */
  readonly rematch: string | null;
  /** Minutes after which a seat may be handed on; null: never. */
  readonly absence: number | null;
  /** The seat of whoever laid out the table. */
  readonly maker: number | null;
  /** The seats that must decide. */
  readonly thinking: readonly number[];
  /** How much time there is. */
  readonly clock: Clock | null;
}

/** A table before and beside its game. */
export interface Lobby extends TableFacts {
  readonly seats: readonly PublicSeat[];
}

/** A table that was just made: its lobby, with the maker's tokens. */
export interface MadeTable extends TableFacts {
  readonly seats: readonly OwnSeat[];
}

/** A seat that was just claimed. */
export interface ClaimedSeat {
  readonly seat: number;
  readonly token: string;
}

/** The table at which the same people play again, and the token of one's seat there. */
export interface Again {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
}

/** Whether the seat was handed on, or still waits for others to agree. */
export interface Handed {
  readonly handed: boolean;
}

/** One thing that was said, or that happened beside the game. */
export interface Spoken {
  readonly n: number;
  /** Null for a notice. */
  readonly seat: number | null;
  readonly kind: "phrase" | "text" | "notice";
  /** A phrase's name, a text, or for a notice a message. */
  readonly said: string | Message;
  readonly ply: number;
  /** Seconds since 1970. */
  readonly at: number;
  /** Of somebody who watches, and whom only those who watch hear. */
  readonly name: string | null;
}

/** The number of the line that was said. */
export interface LineNumber {
  readonly n: number;
}

/** The version of the table after what was asked. */
export interface Done {
  readonly version: number;
}

/** Something that happened, and the version at which it did. */
export interface LogEntry {
  readonly ply: number;
  readonly event: Option;
}

/** An option, and what is to be said about it. */
export interface Because {
  readonly option: Option;
  readonly reasons: readonly Message[];
}

/** Something that can be in a set, and how often. */
export interface Element {
  readonly option: Option;
  readonly times: number;
}

/**
 * What a set may be made of, and how few and how many; and what closes one that could be larger, the usual way
 * first. `taken` is above 0 where some were chosen one after the other: then it is about the rest.
 */
export interface Several {
  readonly elements: readonly Element[];
  readonly least: number;
  readonly most: number;
  readonly taken: number;
  readonly endings: readonly Option[];
}

/**
 * The seat's open decision. Where `several` is not null a set answers it, and `options` are only the next step for
 * whoever takes one after the other.
 */
export interface Decision {
  readonly id: number;
  readonly prompt: Message;
  readonly options: readonly Option[];
  readonly several: Several | null;
  readonly refusals: readonly Because[];
  readonly warnings: readonly Because[];
}

/** A wish to take back one's last move, and who allowed it already. */
export interface UndoWish {
  readonly seat: number;
  readonly agreed: readonly number[];
}

/** What became of the table when somebody left it or conceded: whether the game is over for all. */
export interface Departed {
  readonly over: boolean;
}

/** Everything that one seat, or a spectator, may know of a table. */
export interface Update {
  readonly type: "update";
  readonly table: string;
  readonly game: string;
  readonly version: number;
  readonly state: State;
  readonly seat: number | null;
  readonly seats: readonly PublicSeat[];
  readonly hints: boolean;
  readonly watching: number;
  readonly view: View;
  readonly decision: Decision | null;
  readonly can_undo: boolean;
  readonly thinking: readonly number[];
  readonly events: readonly LogEntry[];
  readonly events_from: number;
  /** Why the game cannot go on, if it cannot. */
  readonly trouble: Message | null;
  readonly free_talk: boolean;
  readonly rematch: string | null;
  readonly absence: number | null;
  readonly clock: Clock | null;
  /** Why the last move cannot be taken back, if it cannot. */
  readonly why_no_undo: Message | null;
  /** Somebody would like to take back more than the game allows by itself. */
  readonly undo_wish: UndoWish | null;
  /** For whom an answer failed, why, and when it is tried again. */
  readonly late: readonly Message[];
}

/** An option of a game. */
export interface OptionFacts {
  readonly name: string;
  readonly default: unknown;
  readonly values: readonly unknown[];
}

/** One way to play a game. */
export interface ModeFacts {
  readonly name: string;
  readonly seats: readonly number[];
  readonly options: Readonly<Record<string, unknown>>;
}

/** What there is to know about a game before playing it. */
export interface GameFacts {
  readonly name: string;
  /** Of its rules. */
  readonly edition: number;
  readonly seats: readonly number[];
  readonly modes: readonly ModeFacts[];
  readonly options: readonly OptionFacts[];
  readonly verbs: Readonly<Record<string, readonly string[]>>;
  readonly events: Readonly<Record<string, readonly string[]>>;
  readonly bots: readonly string[];
  /** What its boards print besides cards: tracks, limits, values. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** By language, what it says of itself in its own words, as Fluent: its name, its settings. */
  readonly words: Readonly<Record<string, string>>;
}

/** A game's own words in a language, as Fluent. */
export interface GameWords {
  readonly game: string;
  readonly language: string;
  readonly fluent: string;
}

/** The server is there, in this version. */
export interface Health {
  readonly arsia: string;
  readonly ok: boolean;
}

/** The ready phrases, by name. */
export interface Phrases {
  readonly phrases: readonly string[];
}

/** The key by which browsers and their push services know this server. */
export interface PushKey {
  readonly key: string;
}

/** A heading and what stands below it. The id is the same in every language, so a link to it lasts. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly html: string;
}

/** The rules of a game in one language: its name, what it is about, and the sections in order. */
export interface Rules {
  readonly game: string;
  readonly language: string;
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly Section[];
}

/** Where others find the server; null if only its own machine does. */
export interface Reach {
  readonly address: string | null;
}

/** How a game ended: places (1 is first), scores and score sheets by seat. */
export interface Outcome {
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly sheets: readonly (readonly (readonly [string, number])[])[];
  /** Whether the table won, where seats play together or alone. */
  readonly won: boolean | null;
  /** The sheet of an opponent that holds no seat. */
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

/** A card or another printed thing of a game, with its generated texts. */
export interface Printed {
  readonly id: string;
  readonly kind: string;
  readonly texts: Readonly<Record<string, Message>>;
  /** What no public copy tells, and was designed. */
  readonly designed: readonly string[];
  readonly colour?: string;
  readonly value?: number;
  readonly cost?: number;
  readonly tags?: readonly string[];
}

/** Who is at this end of the socket, and what it has seen already. */
export interface Hello {
  readonly type: "hello";
  readonly token?: string | null;
  readonly version?: number | null;
  /** How much of the talk it has heard. */
  readonly talk?: number | null;
  readonly request?: unknown;
}

/** `MakeMove`, on a socket. */
export interface LiveMove extends MakeMove {
  readonly type: "move";
  readonly request?: unknown;
}

/** `Undo`, on a socket. */
export interface LiveUndo extends Undo {
  readonly type: "undo";
  readonly request?: unknown;
}

/** Would this answer end the turn, or bring something to light? Nothing is changed. */
export interface LiveWeigh extends MakeMove {
  readonly type: "weigh";
  readonly request?: unknown;
}

/** Is anybody there? */
export interface Ping {
  readonly type: "ping";
  readonly request?: unknown;
}

/** A lobby, on a socket. */
export interface LiveLobby extends Lobby {
  readonly type: "lobby";
  readonly seat: number | null;
}

/** What was asked on the socket is done. */
export interface LiveDone {
  readonly type: "done";
  readonly request: unknown;
  readonly version: number;
}

/** Whether the answer would end the turn or bring something to light, as far as the seat can know. */
export interface LiveWeighed {
  readonly type: "weighed";
  readonly request: unknown;
  readonly ends: boolean;
  /** It ends the turn, and cannot be taken back afterwards. */
  readonly final: boolean;
}

/** What was said since the last time. */
export interface LiveTalk {
  readonly type: "talk";
  readonly lines: readonly Spoken[];
}

/** What was asked on the socket was refused. */
export interface LiveRefused {
  readonly type: "refused";
  readonly error: Problem;
  readonly request: unknown;
}

/** Somebody is there. */
export interface Pong {
  readonly type: "pong";
}

/** An answer, an option or a whole set, and the chance to win after it, from 0 to 1. */
export interface Advised {
  readonly option: Option | null;
  readonly set: readonly Option[] | null;
  readonly chance: number;
}

/** What a strong player would do. While `progress` is below 1 it still thinks. */
export interface Hint {
  readonly decision: number;
  readonly progress: number;
  /** The best first. */
  readonly options: readonly Advised[];
  /** Quick games that each chance comes from. */
  readonly games: number;
}

/** How everybody stood after some moves. */
export interface Point {
  readonly ply: number;
  readonly chances: readonly number[];
  readonly scores: readonly number[];
}

/** A move after which the game went otherwise: the chance of somebody to win was another one. */
export interface Turn {
  /** After so many moves it was made. */
  readonly ply: number;
  /** Who moved. */
  readonly seat: number;
  readonly option: Option | null;
  readonly set: readonly Option[] | null;
  /** Whose chance changed most. */
  readonly whose: number;
  readonly before: number;
  readonly after: number;
}

/** A move that was likely a mistake: a strong player, who knew what the seat knew, would have chosen otherwise. */
export interface Mistake {
  readonly ply: number;
  readonly seat: number;
  readonly made: Advised;
  readonly better: Advised;
  /** Quick games that both chances come from. */
  readonly games: number;
}

/** A finished game at a glance. While `progress` is below 1, more is still added. */
export interface Chart {
  readonly progress: number;
  readonly points: readonly Point[];
  readonly turns: readonly Turn[];
  readonly mistakes: readonly Mistake[];
}

/** Something that happened, at which move, and who alone heard of it (null: everybody). */
export interface Happened {
  readonly ply: number;
  readonly seat: number | null;
  readonly event: Option;
}

/** A move, an option or a whole set, and whether it was not taken back later. */
export interface MoveMade {
  readonly seat: number;
  readonly option: Option | null;
  readonly set: readonly Option[] | null;
  readonly stands: boolean;
}

/** A game to look at move by move. */
export interface Replay {
  /** Empty for a record from a file. */
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly PublicSeat[];
  readonly moves: readonly MoveMade[];
  readonly events: readonly Happened[];
  readonly outcome: Outcome | null;
  /** Why a record cannot be replayed to its end, if it cannot. */
  readonly trouble: Message | null;
}

/** What a player holds that the others do not see, part by part. */
export interface Hidden {
  readonly seat: number;
  readonly parts: Readonly<Record<string, unknown>>;
}

/** The game after some moves, through the eyes of a seat or a spectator, and everything that is hidden. */
export interface ReplayFrame {
  readonly update: Update;
  readonly hidden: readonly Hidden[];
}

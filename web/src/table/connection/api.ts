/** The server's REST side. A refusal becomes a `Refused` with the server's own message. */
import { lines } from "./jsonlines";
import type {
  Again,
  AllowUndo,
  AskHint,
  Chart,
  Claim,
  FreeSeat,
  GameFacts,
  GameWords,
  Handed,
  HandOver,
  Hint,
  LineNumber,
  Lobby,
  MadeTable,
  NewTable,
  Option,
  Passing,
  Printed,
  Problem,
  PushHere,
  PushKey,
  PushStop,
  Reach,
  Ready,
  Replay,
  ReplayFrame,
  Rules,
  ClaimedSeat,
  Done,
  Leave,
  Departed,
  SayWatching,
  SetBot,
  Undo,
  SaySomething,
  Trouble,
  Update,
} from "./wire";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.sentence);
  }
}

/** Nobody answered, or not in our words. */
const SILENCE: Problem = { message: ["ui-no-server", {}], sentence: "The server does not answer." };

/** By how many milliseconds this machine's clock is ahead of the server's. */
let skew = 0;

/** The server's time, in seconds since 1970. */
export const serverTime = (): number => (Date.now() - skew) / 1000;

/** A body that is a text already goes out as it is. */
async function request(path: string, token: string | null, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token !== null) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const wish: RequestInit = { headers, method: body === undefined ? "GET" : "POST" };
  if (body !== undefined) wish.body = typeof body === "string" ? body : JSON.stringify(body);
  if (signal) wish.signal = signal;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, wish);
  } catch {
    throw new Refused(0, SILENCE);
  }
  const told = Date.parse(answer.headers.get("Date") ?? "");
  if (!Number.isNaN(told)) skew = Date.now() - told;
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as Trouble | null;
  throw new Refused(answer.status, said?.error ?? SILENCE);
}

async function ask<T>(path: string, token: string | null = null, body?: unknown): Promise<T> {
  return (await (await request(path, token, body)).json()) as T;
}

/** An answer that comes in steps; a refusal on the way is thrown like any other. */
async function* follow<T>(path: string, token: string | null, body: unknown, signal: AbortSignal): AsyncGenerator<T> {
  const answer = await request(path, token, body, signal);
  if (!answer.body) return;
  for await (const step of lines(answer.body)) {
    const refused = (step as Partial<Trouble>).error;
    if (refused) throw new Refused(409, refused);
    yield step as T;
  }
}

let asked: Promise<GameFacts[]> | null = null;

/** The games on offer; they do not change while the page is open. */
export function games(): Promise<GameFacts[]> {
  asked ??= ask<GameFacts[]>("/games").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

const printed = new Map<string, Promise<Printed[]>>();

/** What a game prints; it does not change while the page is open either. */
export function catalogue(game: string): Promise<Printed[]> {
  const found = printed.get(game) ?? ask<Printed[]>(`/games/${encodeURIComponent(game)}/catalogue`);
  printed.set(game, found);
  found.catch(() => printed.delete(game));
  return found;
}

const at = (table: string, what: string): string => `/tables/${encodeURIComponent(table)}/${what}`;

/** A game's rules in a language, cut into sections of safe HTML. */
export const rules = (game: string, language: string): Promise<Rules> =>
  ask(`/games/${encodeURIComponent(game)}/rules/${encodeURIComponent(language)}`);
/** A game's own words in a language, as Fluent. */
export const words = (game: string, language: string): Promise<GameWords> =>
  ask(`/games/${encodeURIComponent(game)}/words/${encodeURIComponent(language)}`);
export const example = (game: string): Promise<Update> => ask(`/games/${encodeURIComponent(game)}/example`);
export const makeTable = (wish: NewTable): Promise<MadeTable> => ask("/tables", null, wish);
/** Tables of this server that anybody may find while they wait for players. */
export const listed = (): Promise<Lobby[]> => ask("/tables?listed");
export const lobby = (table: string): Promise<Lobby> => ask(`/tables/${encodeURIComponent(table)}`);
export const look = (table: string, token: string | null): Promise<Update> => ask(at(table, "view"), token);
export const claim = (table: string, name: string, seat: number): Promise<ClaimedSeat> =>
  ask(at(table, "claim"), null, { name, seat } satisfies Claim);
export const ready = (table: string, token: string, is: boolean): Promise<Lobby> =>
  ask(at(table, "ready"), token, { ready: is } satisfies Ready);

export const say = (table: string, token: string, words: SaySomething): Promise<LineNumber> =>
  ask(at(table, "talk"), token, words);
/** Heard only by those who watch. */
export const sayWatching = (table: string, words: SayWatching): Promise<LineNumber> =>
  ask(at(table, "talk/watching"), null, words);
export const setBot = (table: string, token: string, seat: number, bot: string | null): Promise<Lobby> =>
  ask(at(table, "bot"), token, { seat, bot } satisfies SetBot);
export const getUp = (table: string, token: string): Promise<Departed> =>
  ask(at(table, "leave"), token, { to: "greedy" } satisfies Leave);
export const concede = (table: string, token: string): Promise<Departed> => ask(at(table, "concede"), token, {});
export const askUndo = (table: string, token: string, version: number): Promise<Done> =>
  ask(at(table, "undo/ask"), token, { version } satisfies Undo);
export const answerUndo = (table: string, token: string, version: number, allow: boolean): Promise<Done> =>
  ask(at(table, "undo/answer"), token, { version, allow } satisfies AllowUndo);
export const handOver = (table: string, token: string, seat: number, to: string | null): Promise<Handed> =>
  ask(at(table, "handover"), token, { seat, to } satisfies HandOver);
export const comeBack = (table: string, token: string): Promise<ClaimedSeat> => ask(at(table, "return"), token, {});
export const freeSeat = (table: string, token: string, seat: number): Promise<Lobby> =>
  ask(at(table, "free"), token, { seat } satisfies FreeSeat);
export const passUntil = (table: string, token: string, until: Passing["until"]): Promise<Lobby> =>
  ask(at(table, "passing"), token, { until } satisfies Passing);
export const rematch = (table: string, token: string): Promise<Again> => ask(at(table, "rematch"), token, {});
/** Where others find this server; null if only its own machine does. */
export const reach = (): Promise<Reach> => ask("/reach");
/** A picture of the invitation, for phones. */
export const qrOf = (table: string): string => `/api${at(table, "qr")}`;
export const pushKey = (): Promise<PushKey> => ask("/push");
export const pushHere = (table: string, token: string, subscription: PushHere): Promise<Lobby> =>
  ask(at(table, "push"), token, subscription);
export const pushNoMore = (table: string, token: string, endpoint: string): Promise<Lobby> =>
  ask(at(table, "push/stop"), token, { endpoint } satisfies PushStop);
/** What a strong player would do in this seat's place. */
export const advice = (table: string, token: string, decision: number, signal: AbortSignal): AsyncGenerator<Hint> =>
  follow(at(table, "hint"), token, { decision } satisfies AskHint, signal);
/** How everybody stood throughout a finished game. */
export const chart = (table: string, signal: AbortSignal): AsyncGenerator<Chart> =>
  follow(at(table, "chart"), null, undefined, signal);

const eyes = (seat: number | null): string => (seat === null ? "" : `?seat=${seat}`);

export const replay = (table: string): Promise<Replay> => ask(at(table, "replay"));
export const replayFrame = (table: string, ply: number, seat: number | null): Promise<ReplayFrame> =>
  ask(at(table, `replay/${ply}${eyes(seat)}`));
/** The same for the text of a record, which is sent as it is: its seed is larger than a browser can count. */
export const replayRecord = (record: string): Promise<Replay> => ask("/replay", null, record);
export const replayRecordFrame = (record: string, ply: number, seat: number | null): Promise<ReplayFrame> =>
  ask(`/replay/${ply}${eyes(seat)}`, null, record);

export const json = (option: Option): string => JSON.stringify(option);

/** The server's REST side. A refusal becomes a `Refused` with the server's own message. */
import { lines } from "./lines";
import type { Advice, Chart, Frame, GameFacts, Lobby, Option, Printed, Problem, Seat, Update, Whole } from "./wire";

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
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as { error?: Problem } | null;
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
    const refused = (step as { error?: Problem }).error;
    if (refused) throw new Refused(409, refused);
    yield step as T;
  }
}

export interface NewTable {
  game: string;
  seats: string[];
  seed?: string;
  options?: Record<string, unknown>;
  name?: string;
  free_talk?: boolean;
  hints?: boolean;
  absence?: number | null;
}

export interface MadeTable extends Omit<Lobby, "seats"> {
  readonly seats: readonly (Partial<Seat> & { seat: number; token?: string })[];
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

/** A game's rules in a language, cut into sections of safe HTML. */
export interface Rules {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly id: string; readonly title: string; readonly html: string }[];
}

export const rules = (game: string, language: string): Promise<Rules> =>
  ask(`/games/${encodeURIComponent(game)}/rules/${encodeURIComponent(language)}`);
export const example = (game: string): Promise<Update> => ask(`/games/${encodeURIComponent(game)}/example`);
export const makeTable = (wish: NewTable): Promise<MadeTable> => ask("/tables", null, wish);
export const lobby = (table: string): Promise<Lobby> => ask(`/tables/${encodeURIComponent(table)}`);
export const look = (table: string, token: string | null): Promise<Update> =>
  ask(`/tables/${encodeURIComponent(table)}/view`, token);
export const claim = (table: string, name: string, seat: number): Promise<{ seat: number; token: string }> =>
  ask(`/tables/${encodeURIComponent(table)}/claim`, null, { name, seat });
export const ready = (table: string, token: string, is: boolean): Promise<Lobby> =>
  ask(`/tables/${encodeURIComponent(table)}/ready`, token, { ready: is });

const at = (table: string, what: string): string => `/tables/${encodeURIComponent(table)}/${what}`;
export const say = (table: string, token: string, words: { phrase: string } | { text: string }): Promise<unknown> =>
  ask(at(table, "talk"), token, words);
export const handOver = (table: string, token: string, seat: number, to: string | null): Promise<{ handed: boolean }> =>
  ask(at(table, "handover"), token, { seat, to });
export const comeBack = (table: string, token: string): Promise<{ seat: number }> => ask(at(table, "return"), token, {});
export const freeSeat = (table: string, token: string, seat: number): Promise<Lobby> => ask(at(table, "free"), token, { seat });
export const passUntil = (table: string, token: string, until: "round" | "stop" | null): Promise<unknown> =>
  ask(at(table, "passing"), token, { until });
export const rematch = (table: string, token: string): Promise<{ table: string; seat: number; token: string }> =>
  ask(at(table, "rematch"), token, {});
export const pushKey = (): Promise<{ key: string }> => ask("/push");
export const pushHere = (table: string, token: string, subscription: unknown): Promise<unknown> =>
  ask(at(table, "push"), token, subscription);
export const pushNoMore = (table: string, token: string, endpoint: string): Promise<unknown> =>
  ask(at(table, "push/stop"), token, { endpoint });
/** What a strong player would do in this seat's place. */
export const advice = (table: string, token: string, decision: number, signal: AbortSignal): AsyncGenerator<Advice> =>
  follow(`/tables/${encodeURIComponent(table)}/hint`, token, { decision }, signal);
/** How everybody stood throughout a finished game. */
export const chart = (table: string, signal: AbortSignal): AsyncGenerator<Chart> =>
  follow(`/tables/${encodeURIComponent(table)}/chart`, null, undefined, signal);

const eyes = (seat: number | null): string => (seat === null ? "" : `?seat=${seat}`);

export const replay = (table: string): Promise<Whole> => ask(`/tables/${encodeURIComponent(table)}/replay`);
export const replayFrame = (table: string, ply: number, seat: number | null): Promise<Frame> =>
  ask(`/tables/${encodeURIComponent(table)}/replay/${ply}${eyes(seat)}`);
/** The same for the text of a record, which is sent as it is: its seed is larger than a browser can count. */
export const replayRecord = (record: string): Promise<Whole> => ask("/replay", null, record);
export const replayRecordFrame = (record: string, ply: number, seat: number | null): Promise<Frame> =>
  ask(`/replay/${ply}${eyes(seat)}`, null, record);

export const json = (option: Option): string => JSON.stringify(option);

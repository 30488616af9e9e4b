/** Which tables the front page shows, and in which order. */
import type { Lobby, PublicSeat } from "../../table/connection/wire";

/** A table at which this browser holds seats. */
export interface Mine {
  readonly lobby: Lobby;
  /** Does it wait for one of my seats? */
  readonly turn: boolean;
}

/** Finished games that can be watched again. */
const FINISHED = 3;
/** Open tables that fit above the games. */
const OPEN = 6;
/** Seconds after which nobody believes any more that a table still waits. */
const FORGOTTEN = 24 * 60 * 60;

export function isMyTurn(lobby: Lobby, held: readonly number[]): boolean {
  if (lobby.state === "open") return lobby.seats.some(({ seat, ready }) => held.includes(seat) && !ready);
  return lobby.thinking.some((seat) => held.includes(seat));
}

const RANK: Readonly<Record<Lobby["state"], number>> = { playing: 1, open: 2, over: 3 };
const rank = ({ lobby, turn }: Mine): number => (turn ? 0 : RANK[lobby.state]);

/** Those that wait for me first, then those being played, those that wait for others, and the last that are over. */
export function inOrder(mine: readonly Mine[]): readonly Mine[] {
  const sorted = mine.toSorted((a, b) => rank(a) - rank(b));
  const over = sorted.filter(({ lobby }) => lobby.state === "over");
  return [...sorted.filter(({ lobby }) => lobby.state !== "over"), ...over.slice(0, FINISHED)];
}

export const isFree = (seat: PublicSeat): boolean => seat.kind === "human" && !seat.claimed && !seat.reserved;

/** Listed tables with a free seat that are not mine, where somebody was not long ago; those where somebody is, first. */
export function joinable(listed: readonly Lobby[], mine: readonly string[], now: number): readonly Lobby[] {
  const people = (lobby: Lobby): PublicSeat[] => lobby.seats.filter(({ kind, claimed }) => kind === "human" && claimed);
  const isHere = (lobby: Lobby): boolean => people(lobby).some(({ online }) => online);
  const alive = (lobby: Lobby): boolean =>
    isHere(lobby) || people(lobby).some(({ seen }) => seen !== null && now - (seen ?? 0) < FORGOTTEN);
  return listed
    .filter((lobby) => !mine.includes(lobby.table) && lobby.seats.some(isFree) && alive(lobby))
    .toSorted((a, b) => Number(isHere(b)) - Number(isHere(a)))
    .slice(0, OPEN);
}

/** What a game tells the shared layer about its board. A game's folder has `face.ts`, and `Board.svelte` to draw it. */
import type { Room } from "../look/screen.svelte";
import type { Option, Outcome, View } from "../table/connection/wire";
import { pointing } from "./generic/parts";

export interface Face {
  /** How long a game takes, in minutes, if anybody knows. */
  readonly minutes: readonly [number, number] | null;
  /** The least room in which its board lies as a whole; with less, parts of it fold away. */
  readonly least?: Room;
  /** The folder with what it shares with a sister game, whose words it speaks too. */
  readonly engine?: string;
  /** The thing on the board that an option points to, or null if it is no thing. */
  pointing(view: View, option: Option): string | null;
  /** Options of a set that take each other's place, such as the amounts of one thing, have one slot. */
  readonly slot?: (option: Option) => string | null;
  /** Events that only follow from others: the log sets them smaller. */
  readonly details?: readonly string[];
  /** Events that are told of one thing at a time: in the log a run of them is one line. */
  readonly folds?: readonly string[];
  /** Words for players that hold no seat, in the order of the view. */
  readonly unseated: (view: View) => readonly string[];
  /** The score sheets of all players, if some of them hold no seat. */
  readonly sheets?: (view: View) => Outcome["sheets"];
}

/** A game that has no board of its own yet. */
export const PLAIN: Face = {
  minutes: null,
  pointing,
  unseated: () => [],
};

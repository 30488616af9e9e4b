/** A game's first lesson: the table it is played at, and what is said at which moment. A game's folder has `lesson.ts`. */

/**
 * A short tip, `tip-<id>` in the words. It is said once, at the first question at which everything named here holds. The
 * order of the tips is the order in which they are said.
 */
export interface Tip {
  readonly id: string;
  /** The question that is asked. */
  readonly prompt?: string;
  /** A verb that is offered. */
  readonly option?: string;
  /** Something that the log has told. */
  readonly event?: string;
  /** Something may not be chosen, and says why. */
  readonly refused?: true;
  /** The last move can be taken back. */
  readonly undo?: true;
}

export interface Lesson {
  /** Who sits at the table of a first game: me and bots that know what they do and look no further than their next move. */
  readonly seats: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly tips: readonly Tip[];
}

/** For a game that has no lesson of its own yet. */
export const NO_LESSON: Lesson = { seats: ["me", "greedy"], tips: [] };

/** What is true at every table: how to choose comes first, the rest when nothing about the game is to be said. */
export const FIRST: readonly Tip[] = [{ id: "table-glow" }];
export const LAST: readonly Tip[] = [
  { id: "table-refused", refused: true },
  { id: "table-undo", undo: true },
];

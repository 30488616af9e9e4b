/** Counting the points: seat by seat, one line of the sheet after the other. */

export interface Counted {
  /** How many lines of each player's sheet were counted. */
  readonly lines: readonly number[];
  /** What they come to. */
  readonly sums: readonly number[];
  /** Whose points are being counted; nobody when all are. */
  readonly now: number | null;
}

/** After so many steps. `points` are each player's lines; whoever came last is counted first. */
export function counted(points: readonly (readonly number[])[], order: readonly number[], steps: number): Counted {
  const lines = points.map(() => 0);
  let left = steps;
  let now: number | null = null;
  for (const player of order.toReversed()) {
    const all = points[player]?.length ?? 0;
    lines[player] = Math.min(left, all);
    if (left < all && now === null) now = player;
    left = Math.max(0, left - all);
  }
  const sums = points.map((own, player) => own.slice(0, lines[player]).reduce((sum, n) => sum + n, 0));
  return { lines, sums, now };
}

/** Milliseconds for each line. */
export const BEAT: Readonly<Record<string, number>> = { quick: 260, calm: 520, step: 520 };

/** Where the lines of a chart run. */
import type { Point } from "../table/connection/wire";

export type Measure = "chances" | "scores";

export interface Frame {
  readonly width: number;
  readonly height: number;
}

export const EDGE = { left: 46, right: 14, top: 12, bottom: 26 } as const;

/** The lowest and the highest value on the upright axis, and its ticks. */
export function axis(points: readonly Point[], measure: Measure): readonly number[] {
  if (measure === "chances") return [0, 0.25, 0.5, 0.75, 1];
  const all = points.flatMap((point) => point.scores);
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const rough = (high - low) / 4;
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((each) => each >= rough) ?? rough;
  const first = Math.floor(low / step) * step;
  const ticks: number[] = [];
  for (let tick = first; tick < high + step; tick += step) ticks.push(tick);
  return ticks;
}

export const across = (ply: number, last: number, { width }: Frame): number =>
  EDGE.left + (last ? ply / last : 0) * (width - EDGE.left - EDGE.right);

export function up(value: number, ticks: readonly number[], { height }: Frame): number {
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  return height - EDGE.bottom - ((value - low) / (high - low || 1)) * (height - EDGE.top - EDGE.bottom);
}

/** The point nearest to a place across. */
export function nearest(points: readonly Point[], x: number, last: number, frame: Frame): number {
  let best = 0;
  points.forEach(({ ply }, i) => {
    if (Math.abs(across(ply, last, frame) - x) < Math.abs(across(points[best]!.ply, last, frame) - x)) best = i;
  });
  return best;
}

/** Which points of a line carry its player's shape: some, and never those of a neighbour's line. */
export function marked(points: number, player: number, players: number): readonly number[] {
  const gap = Math.max(players, Math.ceil(points / 8));
  const first = Math.round(((player + 0.5) * gap) / players);
  const found: number[] = [];
  for (let at = Math.min(first, points - 1); at < points; at += gap) found.push(at);
  return found;
}

/** The players' shapes around a middle, as they are drawn everywhere. */
export const SHAPES: readonly string[] = [
  "M-5.500 0a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0-11 0z",
  "M-5-5h10v10h-10z",
  "M0-6.500 6.500 0 0 6.500-6.500 0z",
  "M0-6 6.200 5h-12.400z",
  "M-3.300-5.500h6.600L6.400 0 3.300 5.500h-6.600L-6.400 0z",
  "m0-6.500 1.900 4.100 4.600.6-3.400 3.100.9 4.600L0 3.500l-4 2.400.9-4.600-3.400-3.100 4.600-.6z",
];

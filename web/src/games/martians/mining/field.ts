/** The mining area as a drawing: hexes that stand on a corner, in half hexes across and rows down. */
import type { Hex } from "../view";

const HALF = 50;
const TALL = (HALF * 2) / Math.sqrt(3);

export interface Placed {
  readonly left: number;
  readonly top: number;
}

export interface Field {
  readonly width: number;
  readonly height: number;
  readonly at: ReadonlyMap<string, Placed>;
}

/** The corners of a hex in a box of 100 by 115.47. */
export const CORNERS = "50,0 100,28.87 100,86.6 50,115.47 0,86.6 0,28.87";
export const HEX = { width: HALF * 2, height: TALL * 2 };

export function field(hexes: readonly Hex[]): Field {
  const least = Math.min(...hexes.map(({ x }) => x));
  const most = Math.max(...hexes.map(({ x }) => x));
  const rows = Math.max(...hexes.map(({ row }) => row));
  const at = new Map(hexes.map(({ id, x, row }) => [id, { left: (x - least) * HALF, top: row * TALL * 1.5 }]));
  return { width: (most - least + 2) * HALF, height: rows * TALL * 1.5 + TALL * 2, at };
}

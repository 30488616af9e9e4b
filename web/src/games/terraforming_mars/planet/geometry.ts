/** Where things lie on the drawn map. Hexes stand on a corner; the middle of the planet is 0, 0. */
import type { Ground, Track } from "../view";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the middle of a hex to a corner. */
export const R = 50;
export const HALF = (R * Math.sqrt(3)) / 2;
const STEP = R * 1.5;
const EQUATOR = 4;
const LONGEST = 9;

/** The picture, with its tracks around the planet and without. */
export const WIDE = { x: -520, y: -416, width: 986, height: 812 };
export const NARROW = { x: -391, y: -356, width: 782, height: 724 };

/** The places above the planet lie beside it, in the corners that the hexes leave free. */
const ABOVE: Readonly<Record<string, Point>> = {
  phobos_space_haven: { x: -338, y: 304 },
  ganymede_colony: { x: 338, y: 304 },
};
export const MOON = 46;

export function middle({ id, row, column }: Ground): Point {
  if (row === null || column === null) return ABOVE[id] ?? { x: 0, y: 0 };
  const inRow = LONGEST - Math.abs(row - EQUATOR);
  return { x: (column - (inRow - 1) / 2) * HALF * 2, y: (row - EQUATOR) * STEP };
}

const corners = (r: number): Point[] =>
  [0, 1, 2, 3, 4, 5].map((i) => ({ x: r * Math.sin((i * Math.PI) / 3), y: -r * Math.cos((i * Math.PI) / 3) }));

/** The outline of a hex around 0, 0. */
export const hexagon = (r: number): string =>
  corners(r)
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(" ");

// ---- the thermometer -------------------------------------------------------------------------------------------------

export const TUBE = { x: -474, top: -360, bottom: 330 };

/** How high a temperature stands. */
export const height = (celsius: number, { from, to }: Track): number =>
  TUBE.bottom - ((celsius - from) / (to - from)) * (TUBE.bottom - TUBE.top);

/** Every value that a track has. */
export const marks = ({ from, to, step }: Track): number[] =>
  Array.from({ length: (to - from) / step + 1 }, (_, i) => from + i * step);

// ---- oxygen, an arc over the planet ----------------------------------------------------------------------------------

const ARC = { x: 0, y: 300, r: 690, from: -30, to: 30 };

/** The place of a percentage on the arc, and how it is turned. */
export function breath(percent: number, { from, to }: Track): Point & { readonly turn: number } {
  const turn = ARC.from + ((percent - from) / (to - from)) * (ARC.to - ARC.from);
  const angle = (turn * Math.PI) / 180;
  return { x: ARC.x + ARC.r * Math.sin(angle), y: ARC.y - ARC.r * Math.cos(angle), turn };
}

// ---- nine oceans -----------------------------------------------------------------------------------------------------

/** They rise along the right side of the planet. */
export const drop = (i: number): Point => ({ x: 434, y: 300 - i * 46 });

/**
 * Where things lie on the drawn map: seven outer zones around two inner ones, and Phobos beside them. Borders are
 * drawn once and shared by the zones on both sides. Angles are in degrees, clockwise from the north.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const BOX = { width: 690, height: 616 };
export const MARS = { x: 304, y: 308, r: 284 };
export const MOON = { x: 618, y: 544, r: 66 };

/** Clockwise from the north. */
const RING = [
  "vastitas_borealis",
  "tritonis_sinus",
  "mare_tyrrhenum",
  "ausonia",
  "hellas",
  "mare_serpentis",
  "sinus_sabaeus",
];
const EAST = "syrtis_major";
const WEST = "valles_marineris";
const SLICE = 360 / RING.length;
/** The line between the inner zones runs from here to there. */
const NORTH_END = 0;
const SOUTH_END = 207;
const STEPS = 14;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const sine = (degrees: number): number => Math.sin(radians(degrees));

const polar = (angle: number, r: number): Point => ({
  x: MARS.x + r * Math.sin(radians(angle)),
  y: MARS.y - r * Math.cos(radians(angle)),
});

const steps = (from: number, to: number): number[] =>
  Array.from({ length: STEPS + 1 }, (_, i) => from + ((to - from) * i) / STEPS);

/** How far the inner zones reach. */
const inner = (angle: number): number => 132 * (1 + 0.05 * sine(3 * angle + 40) + 0.03 * sine(7 * angle));

/** The angle of the border before an outer zone, at a part of its way from the inner zones to the edge. */
const border = (i: number, part: number): number =>
  (i - 0.5) * SLICE + 20 * part * (1 - part) * sine((i % RING.length) * 130 + part * 300);

const coast = (from: number, to: number): Point[] => steps(from, to).map((angle) => polar(angle, inner(angle)));

function radial(i: number): Point[] {
  const start = inner((i - 0.5) * SLICE);
  return steps(0, 1).map((part) => polar(border(i, part), start + (MARS.r - start) * part));
}

/** The line between the two inner zones, from north to south. */
function divide(): Point[] {
  const a = polar(NORTH_END, inner(NORTH_END));
  const b = polar(SOUTH_END, inner(SOUTH_END));
  return steps(0, 1).map((part) => ({
    x: a.x + (b.x - a.x) * part + 14 * sine(part * 360) + 6 * sine(part * 900),
    y: a.y + (b.y - a.y) * part,
  }));
}

function outline(zone: string): Point[] {
  if (zone === EAST) return [...coast(NORTH_END, SOUTH_END), ...divide().reverse()];
  if (zone === WEST) return [...coast(SOUTH_END, 360), ...divide()];
  const i = RING.indexOf(zone);
  const edge = steps((i - 0.5) * SLICE, (i + 0.5) * SLICE).map((angle) => polar(angle, MARS.r));
  return [...radial(i), ...edge, ...radial(i + 1).reverse(), ...coast((i + 0.5) * SLICE, (i - 0.5) * SLICE)];
}

const disc = (): Point[] =>
  Array.from({ length: 40 }, (_, i) => ({
    x: MOON.x + MOON.r * sine(i * 9),
    y: MOON.y - MOON.r * Math.cos(radians(i * 9)),
  }));

export interface Place {
  readonly points: readonly Point[];
  /** Where what lies in the zone is laid out. */
  readonly middle: Point;
  /** The box around it. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function place(points: readonly Point[], middle: Point): Place {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { points, middle, left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

export const PLACES: ReadonlyMap<string, Place> = new Map([
  ...RING.map((zone, i): [string, Place] => [zone, place(outline(zone), polar(i * SLICE, 212))]),
  [EAST, place(outline(EAST), polar(100, 62))],
  [WEST, place(outline(WEST), polar(286, 66))],
  ["phobos", place(disc(), MOON)],
]);

export const path = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

/** The zone as a cut through the box around it. */
export const cut = ({ points, left, top, width, height }: Place): string =>
  `polygon(${points.map(({ x, y }) => `${(((x - left) / width) * 100).toFixed(2)}% ${(((y - top) / height) * 100).toFixed(2)}%`).join(",")})`;

// ---- ways over a border ----------------------------------------------------------------------------------------------

function overlap(i: number, from: number, to: number): [number, number] {
  // The northernmost zone lies on both sides of 0°.
  const start = (i - 0.5) * SLICE;
  const turn = from >= 180 && i === 0 ? 360 : 0;
  return [Math.max(start + turn, from), Math.min(start + SLICE + turn, to)];
}

/** The border between two zones, if they have one. */
export function frontier(a: string, b: string): readonly Point[] | null {
  const [i, j] = [RING.indexOf(a), RING.indexOf(b)];
  if (i >= 0 && j >= 0) {
    if ((i + 1) % RING.length === j) return radial(j);
    return (j + 1) % RING.length === i ? radial(i) : null;
  }
  if (i < 0 && j < 0) return a !== b && [a, b].every((zone) => zone === EAST || zone === WEST) ? divide() : null;
  const [ring, other] = i >= 0 ? [i, b] : [j, a];
  if (other !== EAST && other !== WEST) return null;
  const [from, to] = other === EAST ? overlap(ring, NORTH_END, SOUTH_END) : overlap(ring, SOUTH_END, 360);
  return to - from > 5 ? coast(from, to) : null;
}

export interface Way extends Point {
  /** The direction in which it leads, in degrees clockwise from the north. */
  readonly turn: number;
}

/** Half the distance between the ways to and fro over one border. */
const APART = 17;

/** How far along its border an arrow stands: out of the way of what lies in the middle of the zones. */
function share(from: string, to: string): number {
  const outer = [from, to].filter((zone) => RING.includes(zone)).length;
  return outer === 2 ? 0.78 : outer === 1 ? 0.5 : 0.8;
}

/** Where the arrow from a zone to its neighbour stands. */
export function way(from: string, to: string): Way | null {
  const line = frontier(from, to);
  const there = PLACES.get(to);
  if (!line || !there) return null;
  const i = Math.round((line.length - 1) * share(from, to));
  const [before, at, after] = [line[i - 2]!, line[i]!, line[i + 2]!];
  const along = Math.hypot(after.x - before.x, after.y - before.y);
  let [x, y] = [-(after.y - before.y) / along, (after.x - before.x) / along];
  const towards = (there.middle.x - at.x) * x + (there.middle.y - at.y) * y;
  if (towards < 0) [x, y] = [-x, -y];
  // To its own right, so that the two ways over a border pass each other.
  return { x: at.x - y * APART, y: at.y + x * APART, turn: (Math.atan2(x, -y) * 180) / Math.PI };
}

/** The two tracks: which values they have, and in which zone each lies. */
import { ZONES, type Zone } from "./view";

export interface Cell {
  readonly value: number;
  readonly zone: Zone;
}

function track(from: number, step: number, lengths: readonly number[]): Cell[] {
  const zones = lengths.flatMap((n, i) => Array.from({ length: n }, () => ZONES[i]!));
  return zones.map((zone, i) => ({ value: from + i * step, zone }));
}

export const TRACKS = {
  temperature: track(-30, 2, [6, 5, 5, 4]),
  oxygen: track(0, 1, [3, 4, 5, 3]),
} as const;

/** How far on its way a value is, from 0 to 1. */
export const share = (name: keyof typeof TRACKS, value: number): number => {
  const cells = TRACKS[name];
  return cells.findIndex((cell) => cell.value === value) / (cells.length - 1);
};

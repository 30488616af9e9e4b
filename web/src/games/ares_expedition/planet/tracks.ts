/** The two tracks: which values they have, and in which zone each lies. */
import { ZONES, type Track, type Zone } from "../view";

export interface Cell {
  readonly value: number;
  readonly zone: Zone;
}

export function cells({ from, step, zones }: Track): Cell[] {
  const each = ZONES.flatMap((zone) => Array.from({ length: zones[zone] }, () => zone));
  return each.map((zone, i) => ({ value: from + i * step, zone }));
}

/** How far on its way a value is, from 0 to 1. */
export function share(track: Track, value: number): number {
  const all = cells(track);
  return all.findIndex((cell) => cell.value === value) / (all.length - 1);
}

/**
 * Choosing several things at once. The table asks for them one after the other in a canonical order, so that no set is
 * reached twice; a person marks them in any order, and the whole sequence goes to the server in one request.
 */
import type { Option } from "./wire";

export interface Several {
  /** Everything that can be part of the set, in the order in which the table asks. */
  readonly order: readonly Option[];
  readonly need: number;
}

const same = (a: Option, b: Option): boolean => JSON.stringify(a) === JSON.stringify(b);

export const isIn = (options: readonly Option[], option: Option): boolean => options.some((each) => same(each, option));

/** The moves that make this set. A choice that has only one answer left is taken by the table itself, and is no move. */
export function sequence(several: Several, chosen: readonly Option[]): Option[] {
  const moves: Option[] = [];
  const { order, need } = several;
  const places = order.map((_, i) => i).filter((i) => isIn(chosen, order[i]!));
  let start = 0;
  places.forEach((at, taken) => {
    const last = order.length - (need - taken);
    if (last > start) moves.push(order[at]!);
    start = at + 1;
  });
  return moves;
}

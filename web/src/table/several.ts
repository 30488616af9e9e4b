/**
 * Choosing several things at once. The table asks for them one after the other in a canonical order, so that no set is
 * reached twice; a person marks them in any order, and the whole sequence goes to the server in one request.
 */
import type { Option } from "./wire";

export interface Several {
  /** Everything that can be part of the set, in the order in which the table asks. */
  readonly order: readonly Option[];
  /** How many make the set complete; with an `end`, how many it may have at most. */
  readonly need: number;
  /** What closes a set of any size. Without it the set is sent as soon as it is complete. */
  readonly end?: Option;
  /** The smallest set that the `end` may close. */
  readonly least?: number;
  /** Does the table ask even where only one answer is left, because a silence would tell the others? */
  readonly hidden?: boolean;
  /** Does the table ask no more once the last thing of the order is in the set? Then the `end` is no move. */
  readonly closes?: boolean;
  /** Does the table ask no more once there are as many as `need` says? Then the `end` is no move either. */
  readonly full?: boolean;
}

const same = (a: Option, b: Option): boolean => JSON.stringify(a) === JSON.stringify(b);

export const isIn = (options: readonly Option[], option: Option): boolean => options.some((each) => same(each, option));

export const isEnd = (several: Several | null, option: Option): boolean =>
  several?.end !== undefined && same(several.end, option);

/** Can this still be added to what is marked, or close it? */
export function fits(several: Several, marked: readonly Option[], option: Option): boolean {
  if (isEnd(several, option)) return marked.length >= (several.least ?? 0);
  return isIn(marked, option) || marked.length < several.need;
}

/** The moves that make this set. A choice that has only one answer left is taken by the table itself, and is no move. */
export function sequence(several: Several, chosen: readonly Option[]): Option[] {
  const moves: Option[] = [];
  const { order, need, end, hidden, closes, full } = several;
  const places = order.map((_, i) => i).filter((i) => isIn(chosen, order[i]!));
  if (end) {
    const ended = (closes === true && places.at(-1) === order.length - 1) || (full === true && places.length === need);
    return [...places.map((at) => order[at]!), ...(ended ? [] : [end])];
  }
  let start = 0;
  places.forEach((at, taken) => {
    const last = order.length - (need - taken);
    if (hidden || last > start) moves.push(order[at]!);
    start = at + 1;
  });
  return moves;
}

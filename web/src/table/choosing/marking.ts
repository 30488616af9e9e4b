/** Putting a set together: things are marked in any order, and the table alone judges what was put together. */
import type { Decision, Message, Option, Several } from "../connection/wire";

export const equal = (a: Option, b: Option): boolean => a.length === b.length && a.every((part, i) => part === b[i]);

/** The set that a question is after. Where a walk has left nothing to choose, it is a plain question about its end. */
export function asked({ several }: Decision): Several | null {
  return several && several.elements.length + several.endings.length > 0 ? several : null;
}

/** Everything that a question lets one choose: its options, or what can be in the set and what closes it. */
export function choosable(decision: Decision): readonly Option[] {
  const several = asked(decision);
  return several ? [...several.elements.map(({ option }) => option), ...several.endings] : decision.options;
}

/** How often an option is marked. */
export const count = (marks: readonly Option[], option: Option): number =>
  marks.filter((each) => equal(each, option)).length;

export const isEnding = (several: Several | null, option: Option): boolean =>
  several !== null && several.endings.some((each) => equal(each, option));

/** Is this the usual way to close the set? */
export const isUsual = (several: Several | null, option: Option): boolean => {
  const usual = several?.endings[0];
  return usual !== undefined && equal(usual, option);
};

/** How many must still be marked before the set can be closed. */
export const missing = ({ least }: Several, marks: readonly Option[]): number => Math.max(0, least - marks.length);

export const isFull = ({ most }: Several, marks: readonly Option[]): boolean => marks.length >= most;

/** Is the set whole, with nothing left to say about it? */
export const isWhole = (several: Several, marks: readonly Option[]): boolean =>
  several.endings.length === 0 && isFull(several, marks);

/** How often an option can be marked. */
export const times = ({ elements }: Several, option: Option): number =>
  elements.find((each) => equal(each.option, option))?.times ?? 0;

/** Why a click would do nothing: too few are marked for the usual end, or no more fit in. Other ends may be ways out. */
export function closed(several: Several, marks: readonly Option[], option: Option): Message | null {
  if (isUsual(several, option)) return missing(several, marks) ? ["ui-too-few", { n: several.least }] : null;
  if (isEnding(several, option)) return null;
  return isFull(several, marks) && !count(marks, option) ? ["ui-no-more", { n: several.most }] : null;
}

/** Would a click mark the option once more? */
export const adds = (several: Several, marks: readonly Option[], option: Option): boolean =>
  count(marks, option) < times(several, option) && !isFull(several, marks);

/**
 * The marks after a click: one more, or all of them off where no more fit. Marks in one slot take each other's place,
 * as the amounts of one good do.
 */
export function mark(
  several: Several,
  marks: readonly Option[],
  option: Option,
  slot?: (option: Option) => string | null,
): readonly Option[] {
  const same = slot?.(option) ?? null;
  const others = marks.filter((each) => equal(each, option) || same === null || slot?.(each) !== same);
  if (adds(several, others, option)) return [...others, option];
  return others.filter((each) => !equal(each, option));
}

/** The marks that still hold when the same question stands again. */
export function kept(several: Several | null, marks: readonly Option[]): readonly Option[] {
  if (!several) return [];
  return marks.filter((each, i) => count(marks.slice(0, i), each) < times(several, each)).slice(0, several.most);
}

/** The set to send: the usual way to close it goes without saying, another one is named. */
export function whole(several: Several, marks: readonly Option[], ending?: Option): readonly Option[] {
  return ending === undefined || isUsual(several, ending) ? marks : [...marks, ending];
}

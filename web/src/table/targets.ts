/** Which thing on the table each option points to, and what is said about it. */
import { fits, isEnd, isIn, type Several } from "./several";
import type { Because, Decision, Message, Option } from "./wire";

/** An option as the screen shows it. */
export interface Choice {
  readonly option: Option;
  /** The key that picks it, or 0. */
  readonly number: number;
  readonly warnings: readonly Message[];
  /** Part of a set that is being put together: marked already, or still to be marked. */
  readonly marked: boolean | null;
  /** Can it be taken now? A thing that only joins a set that somebody has begun cannot. */
  readonly offered: boolean;
}

export interface Targets {
  readonly choices: readonly Choice[];
  readonly at: ReadonlyMap<string, readonly Choice[]>;
  readonly refused: ReadonlyMap<string, readonly Because[]>;
  /** Choices that point to nothing on the table. */
  readonly loose: readonly Choice[];
}

export const NOTHING: Targets = { choices: [], at: new Map(), refused: new Map(), loose: [] };

/** Names the thing that an option points to, or null if there is none. */
export type Pointing = (option: Option) => string | null;

export function targets(decision: Decision, pointing: Pointing, several: Several | null, marked: readonly Option[]): Targets {
  const choices: Choice[] = decision.options.map((option, i) => ({
    option,
    number: i < 9 ? i + 1 : 0,
    warnings: decision.warnings.find((each) => equal(each.option, option))?.reasons ?? [],
    marked: several && !isEnd(several, option) ? isIn(marked, option) : null,
    offered: true,
  }));
  for (const option of several ? [...several.order, ...(several.end ? [several.end] : [])] : []) {
    if (isIn(decision.options, option)) continue;
    const number = choices.length < 9 ? choices.length + 1 : 0;
    const joins = isEnd(several, option) ? null : isIn(marked, option);
    choices.push({ option, number, warnings: [], marked: joins, offered: marked.length > 0 });
  }
  return sorted(several ? choices.filter(({ option }) => fits(several, marked, option)) : choices, decision, pointing);
}

function sorted(choices: readonly Choice[], decision: Decision, pointing: Pointing): Targets {
  const at = new Map<string, Choice[]>();
  const loose: Choice[] = [];
  for (const choice of choices) {
    const thing = pointing(choice.option);
    if (thing === null) loose.push(choice);
    else at.set(thing, [...(at.get(thing) ?? []), choice]);
  }
  return { choices, at, loose, refused: refusals(decision, pointing) };
}

function refusals(decision: Decision, pointing: Pointing): Map<string, Because[]> {
  const refused = new Map<string, Because[]>();
  for (const refusal of decision.refusals) {
    const thing = pointing(refusal.option);
    if (thing !== null) refused.set(thing, [...(refused.get(thing) ?? []), refusal]);
  }
  return refused;
}

export function equal(a: Option, b: Option): boolean {
  return a.length === b.length && a.every((part, i) => part === b[i]);
}

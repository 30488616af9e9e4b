/** Which thing on the table each option points to, and what is said about it. */
import type { Because, Decision, Message, Option } from "../connection/wire";
import { adds, asked, choosable, closed, count, equal, isEnding, times } from "./marking";

/** An option as the screen shows it. */
export interface Choice {
  readonly option: Option;
  /** The key that picks it, or 0. */
  readonly number: number;
  readonly warnings: readonly Message[];
  /** How often it is marked, if it can be part of a set that is being put together. */
  readonly marks: number | null;
  /** How often it can be marked. */
  readonly times: number;
  /** Would a click take its marks off? */
  readonly takesOff: boolean;
  /** Why it cannot be taken just now, with the marks that there are. */
  readonly closed: Message | null;
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

export function targets(decision: Decision, pointing: Pointing, marks: readonly Option[]): Targets {
  const several = asked(decision);
  const choices = choosable(decision).map((option, i): Choice => ({
    option,
    number: i < 9 ? i + 1 : 0,
    warnings: decision.warnings.find((each) => equal(each.option, option))?.reasons ?? [],
    marks: several && !isEnding(several, option) ? count(marks, option) : null,
    times: several ? times(several, option) : 0,
    takesOff: several !== null && count(marks, option) > 0 && !adds(several, marks, option),
    closed: several && closed(several, marks, option),
  }));
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

/** What is printed in each building, as the rules declare it: its acts with time, cost and gain. */
import { good, time, token, type Bargain, type Sign } from "../look/signs";
import type { Act, Amount } from "../view";

export interface Action extends Bargain {
  /** The verb of its option, where one option stands for the whole of it. */
  readonly verb: string;
}

/** Acts with a row of their own; of the others a tile, a requirement or a technology says what they take and bring. */
const ROWS = ["oxygen", "build", "medicine", "treat", "dig", "analyse", "supplies", "harvest", "hire", "colony_tech"];

/** What an act brings that is no good. */
const OTHER: Readonly<Record<string, (n: number) => Sign>> = {
  oxygen: (n) => token("oxygen", n),
  crystals: (n) => ({ icon: "crystals", colour: "of-ice", name: "mt-crystals", n }),
  card_each: (n) => ({ icon: "mineral", colour: "of-mineral", name: "mt-card-each", n }),
  colony_technology: (n) => ({ icon: "science", colour: "of-technology", name: "mt-colony-technology", n }),
};
const sign = ([name, n]: Amount): Sign => OTHER[name]?.(n) ?? good(name, n);

/** The rows of a building. A harvest takes and brings what its crop says, so its row says nothing. */
export const actions = (acts: readonly Act[]): readonly Action[] =>
  acts
    .filter(({ verb }) => ROWS.includes(verb))
    .map(({ verb, time: n, cost, gives }) => ({
      verb,
      cost: [...(n && (cost.length || gives.length) ? [time(n)] : []), ...cost.map(sign)],
      gain: gives.map(sign),
    }));

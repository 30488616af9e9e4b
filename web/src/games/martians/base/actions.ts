/** What is printed in each building: its actions with time, cost and gain. */
import { good, time, token, type Bargain, type Sign } from "../look/signs";
import type { BuildingId } from "../view";

export interface Action extends Bargain {
  /** The verb of its option, where one option stands for the whole of it. */
  readonly verb: string;
}

const crystals: Sign = { icon: "crystals", colour: "of-ice", name: "mt-crystals", n: 2 };
const cards: Sign = { icon: "mineral", colour: "of-mineral", name: "mt-card-each", n: 1 };
const technology = (name: string): Sign => ({ icon: "science", colour: "of-technology", name, n: 1 });
const materials = [time(1), good("energy", 1), good("regolith", 1), good("supply", 1)];

export const ACTIONS: Readonly<Record<BuildingId, readonly Action[]>> = {
  moxie: [{ verb: "oxygen", cost: [time(1), good("energy", 1)], gain: [token("oxygen", -1), good("reputation", 2)] }],
  construction: [{ verb: "build", cost: materials, gain: [] }],
  hospital: [
    {
      verb: "medicine",
      cost: [time(1), good("energy", 1), good("supply", 1), good("water", 1)],
      gain: [good("medicine", 1)],
    },
  ],
  water_plant: [{ verb: "treat", cost: [time(1), good("energy", 1), good("ice", 1)], gain: [good("water", 2)] }],
  mining: [
    { verb: "dig", cost: [time(1), good("energy", 1)], gain: [crystals] },
    { verb: "analyse", cost: [time(1), good("regolith", 1)], gain: [cards] },
  ],
  lander: [{ verb: "supplies", cost: [time(1)], gain: [good("supply", 1)] }],
  greenhouses: [{ verb: "harvest", cost: [], gain: [] }],
  education: [{ verb: "hire", cost: [good("credit", 2)], gain: [] }],
  laboratory: [
    {
      verb: "colony_tech",
      cost: [time(3), good("energy", 1)],
      gain: [technology("mt-colony-technology"), good("reputation", 3)],
    },
  ],
};

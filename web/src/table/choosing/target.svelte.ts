/** A thing on the board that options may point to: what can be chosen there now, and otherwise why not. */
import type { Sitting } from "../sitting.svelte";
import type { Choice } from "./targets";

export class Target {
  readonly choices: readonly Choice[];
  /** Why it cannot be chosen, in words. */
  readonly why: string;

  /** Without a name there is no thing here now. Why `absent` ones cannot be chosen is told here as well. */
  constructor(sitting: Sitting, thing: () => string | null, absent: () => readonly string[] = () => []) {
    const who = Symbol("target");
    $effect(() => {
      const name = thing();
      return name === null ? undefined : sitting.place(name, who);
    });
    const name = $derived(thing());
    const here = $derived(name !== null && sitting.speaksFor(name, who));
    this.choices = $derived(here && name !== null ? (sitting.targets.at.get(name) ?? []) : []);
    this.why = $derived.by(() => {
      if (!here || name === null || this.choices.length > 0) return "";
      const refused = [name, ...absent()].flatMap((each) => sitting.targets.refused.get(each) ?? []);
      return refused.flatMap(({ reasons }) => reasons.map((reason) => sitting.words.say(reason))).join("; ");
    });
  }

  /** The one that the thing itself stands for. */
  get choice(): Choice | null {
    return this.choices[0] ?? null;
  }
}

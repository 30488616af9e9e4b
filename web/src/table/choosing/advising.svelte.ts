/** Asking a strong player: what it would do at the open question, growing while it thinks. */
import { advice, Refused } from "../connection/api";
import type { Hint } from "../connection/wire";
import { t } from "../language/language.svelte";
import type { Sitting } from "../sitting.svelte";

export class Advising {
  given = $state.raw<Hint | null>(null);
  problem = $state("");
  open = $state(false);
  #asking: AbortController | null = null;

  constructor(readonly sitting: Sitting) {}

  get allowed(): boolean {
    const { update, token, decision } = this.sitting;
    return (update?.hints ?? false) && token !== null && decision !== null;
  }

  shut(): void {
    this.#asking?.abort();
    this.#asking = null;
    this.open = false;
    this.given = null;
    this.problem = "";
  }

  /** Ask, or if that was done already, put it away. */
  async ask(): Promise<void> {
    const { token, decision, table, words } = this.sitting;
    if (!this.allowed || decision === null || token === null) return;
    if (this.open) return this.shut();
    const mine = (this.#asking = new AbortController());
    this.open = true;
    try {
      for await (const step of advice(table, token, decision.id, mine.signal)) {
        if (mine.signal.aborted) return;
        this.given = step;
      }
    } catch (error) {
      if (mine.signal.aborted) return;
      const said = error instanceof Refused ? error.problem : null;
      this.problem = said && words.has(said.message[0]) ? words.say(said.message) : t("ui-went-wrong");
    }
  }
}

/** How far off a chance may be that comes from so many games: nineteen times in twenty it is not farther. */
export function doubt(chance: number, games: number): number {
  const likely = (chance * games + 2) / (games + 4);
  return 2 * Math.sqrt((likely * (1 - likely)) / (games + 4));
}

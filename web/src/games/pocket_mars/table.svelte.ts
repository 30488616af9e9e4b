/** What the parts of this board share: the view, the printed cards, who is who among the colonists. */
import { getContext, setContext } from "svelte";
import { catalogue } from "../../table/api";
import type { Sitting } from "../../table/sitting.svelte";
import type { Message, Printed } from "../../table/wire";
import { follow, type Crew } from "./crew";
import type { Player, PocketMars } from "./view";

export class Mars {
  printed = $state.raw<ReadonlyMap<string, Printed>>(new Map());
  readonly view: PocketMars;
  readonly crews: readonly Crew[];
  #before: Crew[] = [];

  constructor(readonly sitting: Sitting) {
    this.view = $derived(sitting.update!.view as PocketMars);
    this.crews = $derived.by(() => {
      this.#before = this.view.players.map((player) => follow(this.#before[player.player] ?? new Map(), this.#count(player)));
      return this.#before;
    });
    void catalogue(sitting.game).then((all) => (this.printed = new Map(all.map((each) => [each.id, each]))));
  }

  get you(): number | null {
    return this.view.you;
  }

  /** The things below are mine, or for a spectator the first player's. */
  get me(): Player {
    return this.view.players[this.you ?? 0]!;
  }

  get others(): readonly Player[] {
    const at = this.me.player;
    const n = this.view.players.length;
    return this.view.players.slice(1).map((_, i) => this.view.players[(at + i + 1) % n]!);
  }

  text(id: string, way: string): Message | null {
    return this.printed.get(id)?.texts[way] ?? null;
  }

  name(player: number): string {
    return this.sitting.words.player(player);
  }

  #count(player: Player): Map<string, number> {
    const count = new Map([
      ["earth", player.earth],
      ["ship", player.ship],
    ]);
    for (const building of this.view.buildings) {
      count.set(`${building.id}:1`, building.star1[player.player] ?? 0);
      count.set(`${building.id}:2`, building.star2[player.player] ?? 0);
    }
    return count;
  }
}

const KEY = Symbol("mars");

export function layOut(sitting: Sitting): Mars {
  return setContext(KEY, new Mars(sitting));
}

export const marsHere = (): Mars => getContext<Mars>(KEY);

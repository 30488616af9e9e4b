/** What the parts of this board share: the view, the printed cards, who is who among the colonists. */
import { getContext, setContext } from "svelte";
import { Board } from "../../table/board/board.svelte";
import { catalogue } from "../../table/connection/api";
import type { Message, Printed } from "../../table/connection/wire";
import type { Sitting } from "../../table/sitting.svelte";
import { follow, type Crew } from "./players/crew";
import type { Facts, Player, PocketMars } from "./view";

export class Mars extends Board<PocketMars> {
  printed = $state.raw<ReadonlyMap<string, Printed>>(new Map());
  readonly facts: Facts;
  readonly crews: readonly Crew[];
  #before: Crew[] = [];

  constructor(sitting: Sitting) {
    super(sitting);
    this.facts = sitting.printed as unknown as Facts;
    this.crews = $derived.by(() => {
      this.#before = this.view.players.map((player) =>
        follow(this.#before[player.player] ?? new Map(), this.#count(player)),
      );
      return this.#before;
    });
    void catalogue(sitting.game).then((all) => (this.printed = new Map(all.map((each) => [each.id, each]))));
  }

  text(id: string, way: string): Message | null {
    return this.printed.get(id)?.texts[way] ?? null;
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

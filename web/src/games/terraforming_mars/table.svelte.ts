/** What the parts of this board share: the cards as in the sister game, and the printed map. */
import type { Decision, Printed } from "../../table/connection/wire";
import type { Sitting } from "../../table/sitting.svelte";
import type { Corner } from "../mars_engine/look/points";
import { CardTable, layOut as layCards, tableHere, type Group } from "../mars_engine/table.svelte";
import type { Tray } from "../mars_engine/tray/tray";
import type { Card } from "../mars_engine/view";
import { tray } from "./cards/tray";
import { SIGNS } from "./look/gist";
import { corner } from "./look/points";
import { TAGS, type Facts, type Ground, type Player, type TerraformingMars } from "./view";

export class Mars extends CardTable<TerraformingMars> {
  grounds = $state.raw<readonly Ground[]>([]);
  override readonly signs = SIGNS;
  readonly tags = [...TAGS, "event"];
  readonly facts = this.sitting.printed as unknown as Facts;

  protected lay(decision: Decision): Tray | null {
    return tray(this.me, decision);
  }

  protected override learn(all: readonly Printed[]): void {
    super.learn(all);
    this.grounds = all.filter(({ kind }) => kind === "space") as Ground[];
  }

  override corner(card: Card): Corner | null {
    return corner(card);
  }

  /** Events lie face down, but how many there are is known. */
  override count(player: Player, tag: string): number {
    return tag === "event" ? player.events.length : super.count(player, tag);
  }

  override dims(card: string): boolean {
    return this.sitting.decision?.prompt[0] === "prompt-action" && !this.plays(card);
  }

  get inTurn(): readonly { player: Player; says: string }[] {
    const { players, first, active, generation } = this.view;
    return players.map((_, i) => {
      const player = players[(first + i) % players.length]!;
      const acts = generation > 0 && active === player.player && !this.view.outcome;
      return { player, says: player.passed ? this.t("tm-passed") : acts ? this.t("mars-acts") : "" };
    });
  }

  has(player: Player): Readonly<Record<string, number>> {
    return player.stock;
  }

  groups(player: Player): Group[] {
    const colour = (card: string): string | undefined => this.cards.get(card)?.colour;
    const group = (id: string, cards: readonly string[]): Group => ({
      title: this.t(`tm-group-${id}`, { n: cards.length }),
      cards,
    });
    return [
      { title: this.t("mars-group-corporation"), cards: player.corporation ? [player.corporation] : [] },
      group(
        "active",
        player.played.filter((card) => colour(card) === "active"),
      ),
      group(
        "automated",
        player.played.filter((card) => colour(card) !== "active"),
      ),
      group("event", player.events),
    ].filter(({ cards }) => cards.length);
  }
}

export const layOut = (sitting: Sitting): Mars => layCards(new Mars(sitting));

export const marsHere = (): Mars => tableHere<Mars>();

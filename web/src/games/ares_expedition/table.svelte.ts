/** What the parts of this board share: the cards as in the sister game, the doors, and who is still acting. */
import type { Decision } from "../../table/connection/wire";
import type { Sitting } from "../../table/sitting.svelte";
import type { Corner } from "../mars_engine/look/points";
import { CardTable, layOut as layCards, tableHere, type Group } from "../mars_engine/table.svelte";
import type { Tray } from "../mars_engine/tray/tray";
import type { Card } from "../mars_engine/view";
import { tray } from "./cards/tray";
import { SIGNS } from "./look/gist";
import { corner } from "./look/points";
import { doors, status, type Door, type Status } from "./phases/status";
import { COLOURS, TAGS, type AresExpedition, type Colour, type Facts, type Player } from "./view";

/** What the phases ask in which cards are played and sold. */
const PHASE_PROMPTS = ["prompt-development", "prompt-construction", "prompt-action"];

export class Expedition extends CardTable<AresExpedition> {
  override readonly signs = SIGNS;
  readonly tags = TAGS;
  readonly facts = this.sitting.printed as unknown as Facts;
  /** The phase for which I have said that I want to sell. */
  #sells = $state("");

  protected lay(decision: Decision): Tray | null {
    return tray(this.me, decision);
  }

  /** Green, blue, red: each is played in a phase of its own. */
  protected override get asDealt(): readonly string[] {
    const rank = (card: string): number => COLOURS.indexOf((this.cards.get(card)?.colour ?? "green") as Colour);
    return [...super.asDealt].sort((a, b) => rank(a) - rank(b));
  }

  /** Can a card of my hand be sold now, beside what else it can be? */
  get canSell(): boolean {
    return [...this.sitting.targets.at.keys()].some((thing) => thing.startsWith("sell:"));
  }

  /** Is nothing but selling asked about? */
  get mustSell(): boolean {
    return this.canSell && !PHASE_PROMPTS.includes(this.prompt);
  }

  /** Does a click on a card of my hand sell it? */
  get selling(): boolean {
    return this.mustSell || (this.canSell && this.#sells === this.#moment);
  }

  sellCards(sell: boolean): void {
    this.#sells = sell ? this.#moment : "";
  }

  get #moment(): string {
    return `${this.view.round} ${this.view.phase}`;
  }

  override thing(card: string): string {
    return this.selling && this.me.hand.includes(card) ? `sell:${card}` : super.thing(card);
  }

  override dims(card: string): boolean {
    return !this.selling && super.dims(card);
  }

  override corner(card: Card): Corner | null {
    return corner(card);
  }

  get doors(): readonly Door[] {
    return doors(this.view);
  }

  status(player: Player): Status | null {
    return status(this.view, player);
  }

  get prompt(): string {
    return this.sitting.decision?.prompt[0] ?? "";
  }

  /** A player's cards of a colour. */
  shelf(player: Player, colour: Colour): readonly string[] {
    return player.played.filter((card) => this.cards.get(card)?.colour === colour);
  }

  /** All act at once; the order is the one in which they sit. */
  get inTurn(): readonly { player: Player; says: string }[] {
    return this.view.players.map((player) => {
      const is = this.status(player);
      return { player, says: is ? this.t(`ae-is-${is}`) : "" };
    });
  }

  has({ mc, heat, plants, hand }: Player): Readonly<Record<string, number>> {
    return { mc, heat, plants, cards: hand.length };
  }

  groups(player: Player): Group[] {
    const shelves = COLOURS.map((colour) => {
      const cards = this.shelf(player, colour);
      return { title: this.t(`ae-group-${colour}`, { n: cards.length }), cards };
    });
    const own = { title: this.t("mars-group-corporation"), cards: player.corporation ? [player.corporation] : [] };
    return [own, ...shelves].filter(({ cards }) => cards.length);
  }
}

export const layOut = (sitting: Sitting): Expedition => layCards(new Expedition(sitting));

export const expeditionHere = (): Expedition => tableHere<Expedition>();

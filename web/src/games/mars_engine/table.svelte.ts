/**
 * What the boards of both games share: the view, the printed cards, what is being read, how the hand is sifted. Each game
 * adds what only it has.
 */
import { getContext, setContext } from "svelte";
import { Board } from "../../table/board/board.svelte";
import { catalogue } from "../../table/connection/api";
import type { Decision, Message, Printed } from "../../table/connection/wire";
import type { Sitting } from "../../table/sitting.svelte";
import { noteSeen, seenAt } from "../../table/storage/seen";
import { keep, kept } from "../../table/storage/storage";
import { arranged, ORDERS, put, shifted, type Order } from "./cards/order";
import { gist, type Sign, type Signs } from "./look/gist";
import { corner, type Corner } from "./look/points";
import type { Tray } from "./tray/tray";
import { isKnown, tagsOf, type Card, type CardView } from "./view";

/** Which cards lie open to be read: my hand, a player's, or one card beside what everybody has in play. */
export type Reading = { readonly hand: true } | { readonly player: number } | { readonly card: string };

/** Cards of a player that are read together, under a title. */
export interface Group {
  readonly title: string;
  readonly cards: readonly string[];
}

/** The order in which this browser likes its hands. */
const ORDER = "arsia.hand";

export abstract class CardTable<V extends CardView = CardView> extends Board<V> {
  cards = $state.raw<ReadonlyMap<string, Card>>(new Map());
  reading = $state.raw<Reading | null>(null);
  /** Is the overview of all players open? */
  overview = $state(false);
  /** The hand is sifted by tag, and by what can be played now. */
  tag = $state("");
  playable = $state(false);
  #order = $state<Order>(ORDERS.find((each) => each === kept<unknown>(ORDER, null)) ?? "dealt");
  #own = $state.raw<readonly string[]>([]);
  readonly tray: Tray | null;
  /** Signs that only this game's cards print. */
  readonly signs: Signs = {};

  constructor(sitting: Sitting) {
    super(sitting);
    this.#own = seenAt(sitting.chair).hand ?? [];
    this.tray = $derived(sitting.decision && this.you !== null ? this.lay(sitting.decision) : null);
    void catalogue(sitting.game).then((all) => this.learn(all));
  }

  /** What is chosen from away from its usual place. */
  protected abstract lay(decision: Decision): Tray | null;

  /** The tags that this game counts, in the order in which they are shown. */
  abstract readonly tags: readonly string[];

  /** The players in the order of their turns, and what is said of each of them now. */
  abstract readonly inTurn: readonly { readonly player: V["players"][number]; readonly says: string }[];

  /** What a player has of what is produced, by name. */
  abstract has(player: V["players"][number]): Readonly<Record<string, number>>;

  /** A player's cards as they are read, in groups. */
  abstract groups(player: V["players"][number]): readonly Group[];

  protected learn(all: readonly Printed[]): void {
    this.cards = new Map(all.filter((each) => "tags" in each).map((each) => [each.id, each as Card]));
  }

  get solo(): boolean {
    return this.view.players.length === 1;
  }

  /** My cards in hand, in the order in which they are shown. */
  get hand(): readonly string[] {
    const rank = (card: string): number => {
      const at = this.tags.indexOf(tagsOf(this.cards.get(card))[0] ?? "");
      return at < 0 ? this.tags.length : at;
    };
    return arranged(this.asDealt, this.#order, {
      cost: (card) => this.view.prices[card] ?? this.cards.get(card)?.cost ?? 0,
      tag: rank,
      plays: (card) => this.plays(card),
      own: this.#own,
    });
  }

  /** My cards in hand as they lie unless I wish otherwise. */
  protected get asDealt(): readonly string[] {
    return this.me.hand.filter(isKnown);
  }

  get order(): Order {
    return this.#order;
  }

  set order(order: Order) {
    this.#order = order;
    keep(ORDER, order);
  }

  /** Put a card of my hand where another one lies; from now on the hand lies as I put it. */
  putCard(card: string, where: string): void {
    this.#lie(put(this.hand, card, where));
  }

  /** Put a card of my hand so many places on. */
  shiftCard(card: string, by: number): void {
    this.#lie(shifted(this.hand, card, by));
  }

  #lie(hand: readonly string[]): void {
    this.#own = hand;
    this.order = "own";
    noteSeen(this.sitting.chair, { hand });
  }

  /** What a message says in icons. */
  gist(message: Message): Sign[] {
    return gist(message, this.signs);
  }

  /** What stands in the corner of a card. */
  corner(card: Card): Corner | null {
    return corner(card);
  }

  /** How many of a tag a player has. */
  count(player: V["players"][number], tag: string): number {
    return player.tags[tag] ?? 0;
  }

  /** The card as a thing to choose, at its usual place: while it lies in the tray it is chosen there. */
  thing(card: string): string {
    return this.tray?.cards.includes(card) ? `usually:${card}` : `card:${card}`;
  }

  /** Can the card be played now? */
  plays(card: string): boolean {
    return (this.sitting.targets.at.get(`card:${card}`) ?? []).some(({ option }) => option[0] === "play");
  }

  /** Does the card lie in the hand as one that cannot be used now? */
  dims(card: string): boolean {
    return this.why(card).length > 0;
  }

  /** Why the card cannot be played or used now, in words. */
  why(card: string): string[] {
    const refused = this.sitting.targets.refused.get(`card:${card}`) ?? [];
    return refused.flatMap(({ reasons }) => reasons.map((reason) => this.sitting.words.say(reason)));
  }

  /** What the card would do less than one may hope. */
  warnings(card: string): string[] {
    const choices = this.sitting.targets.at.get(`card:${card}`) ?? [];
    return choices.flatMap(({ warnings }) => warnings.map((reason) => this.sitting.words.say(reason)));
  }

  /** Is the card left when the hand is sifted? */
  sifted(card: string): boolean {
    return (!this.playable || this.plays(card)) && (!this.tag || tagsOf(this.cards.get(card)).includes(this.tag));
  }

  /** Who holds what lies on a card: the player that has it in play. */
  ownerOf(card: string): V["players"][number] | undefined {
    return this.view.players.find(({ played, corporation }) => played.includes(card) || corporation === card);
  }
}

const KEY = Symbol("cards");

/** Lay a table out for all parts of its board. */
export const layOut = <T extends CardTable>(table: T): T => setContext(KEY, table);

export const tableHere = <T extends CardTable = CardTable>(): T => getContext<T>(KEY);

/** What the parts of this board share: the view, what is printed, whose things are mine, where the cycle stands. */
import { getContext, setContext } from "svelte";
import { Board } from "../../table/board/board.svelte";
import { catalogue } from "../../table/connection/api";
import type { Sitting } from "../../table/sitting.svelte";
import { actions, type Action } from "./base/actions";
import { phase, type Phase } from "./cycle/phase";
import { bargain, type Bargain, type Sign } from "./look/signs";
import type { BuildingId, Corporation, Facts, Goods, Martians, Player, Thing } from "./view";

export class Colony extends Board<Martians> {
  printed = $state.raw<ReadonlyMap<string, Thing>>(new Map());
  readonly facts: Facts;
  readonly phase: Phase;

  constructor(sitting: Sitting) {
    super(sitting);
    this.facts = sitting.printed as unknown as Facts;
    this.phase = $derived(phase(sitting.ledger.log));
    void catalogue(sitting.game).then(
      (all) => (this.printed = new Map(all.map((each) => [`${each.kind}:${each.id}`, each]))),
    );
  }

  get solo(): boolean {
    return this.view.mode === "solo";
  }

  /** Do all work from one stock? */
  get shared(): boolean {
    return this.view.stocks.length === 1;
  }

  /** Does everybody look after an own quarter, and fill orders for an own score? */
  get rivals(): boolean {
    return this.view.mode === "com";
  }

  /** The players whose things lie before me: one, or two corporations when I play alone; for a spectator the first. */
  get mine(): readonly Player[] {
    return this.view.players.filter(({ seat }) => seat === (this.you ?? 0));
  }

  /** The player that I am, or the corporation whose turn it is. */
  override get me(): Player {
    return this.mine.find(({ player }) => player === this.view.active) ?? this.mine[0]!;
  }

  override get others(): readonly Player[] {
    const seat = this.you ?? 0;
    const n = this.view.players.length;
    return this.view.players.map((_, i) => this.view.players[(seat + i) % n]!).filter((player) => player.seat !== seat);
  }

  /** Whose marker the open question is about. */
  get asked(): number {
    const named = this.sitting.decision?.prompt[1]["player"];
    return typeof named === "number" ? named : this.view.active;
  }

  /** The rows that are printed in a building. */
  actions(building: BuildingId): readonly Action[] {
    return actions(this.facts.buildings[building]);
  }

  stock(player: Player): Goods {
    return this.view.stocks[player.stock]!;
  }

  card(player: Player): Corporation {
    return this.view.cards[player.card]!;
  }

  /** The colony's technologies, or a player's own where all are rivals. */
  technologies(player: Player): readonly string[] {
    return this.view.colony_technologies[this.rivals ? player.player : 0] ?? [];
  }

  growth(player: Player): number {
    return this.view.growth[this.rivals ? player.player : 0] ?? 0;
  }

  /** What something printed says, by its kind and id. */
  says(kind: string, id: string): string {
    const texts = this.printed.get(`${kind}:${id}`)?.texts;
    const text = texts?.["text"] ?? texts?.["rules"];
    return text ? this.sitting.words.say(text) : "";
  }

  bargain(kind: string, id: string): Bargain | null {
    return bargain(this.printed.get(`${kind}:${id}`)?.texts["text"]);
  }

  /** Do I have what a sign asks for? Regolith cards that stand for others are not counted. */
  has(sign: Sign): boolean {
    const [kind = "", ...rest] = sign.name.split("-");
    const name = rest.join("-");
    if (kind === "good") return this.stock(this.me)[name as keyof Goods] >= sign.n;
    const hand = this.me.hand;
    if (kind === "mineral") return hand.filter((card) => card === name).length >= sign.n;
    if (sign.name === "mt-mineral-any") return hand.length >= sign.n;
    return sign.name !== "mt-mineral-distinct" || new Set(hand).size >= sign.n;
  }

  /** Is anything of these kinds to be chosen now? */
  offers(...kinds: readonly string[]): boolean {
    return [...this.sitting.targets.at.keys()].some((thing) => kinds.includes(thing.split(":")[0]!));
  }
}

const KEY = Symbol("martians");

export function layOut(sitting: Sitting): Colony {
  return setContext(KEY, new Colony(sitting));
}

export const colonyHere = (): Colony => getContext<Colony>(KEY);

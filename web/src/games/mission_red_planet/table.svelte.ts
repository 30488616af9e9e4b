/** What the parts of this board share: the view, the printed cards, what may be chosen and why not. */
import { getContext, setContext } from "svelte";
import { Board } from "../../table/board/board.svelte";
import { catalogue } from "../../table/connection/api";
import type { Sitting } from "../../table/sitting.svelte";
import { countdown, type Countdown } from "./rounds/countdown";
import type { Card, Facts, MissionRedPlanet } from "./view";

export class Mission extends Board<MissionRedPlanet> {
  cards = $state.raw<ReadonlyMap<string, Card>>(new Map());
  readonly facts: Facts;
  readonly countdown: Countdown;
  /** Has the first round begun? */
  readonly begun: boolean;

  constructor(sitting: Sitting) {
    super(sitting);
    this.facts = sitting.printed as unknown as Facts;
    this.countdown = $derived(countdown(sitting.ledger.log));
    this.begun = $derived(sitting.ledger.log.some(({ event }) => event[0] === "round"));
    void catalogue(sitting.game).then((all) => (this.cards = new Map(all.map((each) => [each.id, each as Card]))));
  }

  /** A card's name. */
  called(card: string): string {
    return this.t(`${this.cards.get(card)?.kind ?? "event"}-${card}`);
  }

  /** What a card does, in words. */
  says(card: string): string {
    const text = this.cards.get(card)?.texts["effect"];
    return text ? this.sitting.words.say(text) : "";
  }

  /** Who is where, in words: "Ann 2, Bob 1". */
  people(counts: readonly number[]): string {
    return counts.flatMap((n, player) => (n ? [`${this.name(player)} ${n}`] : [])).join(", ");
  }
}

const KEY = Symbol("mission-red-planet");

export function layOut(sitting: Sitting): Mission {
  return setContext(KEY, new Mission(sitting));
}

export const missionHere = (): Mission => getContext<Mission>(KEY);

/** What the parts of this board share: the view, the printed cards, what may be chosen and why not. */
import { getContext, setContext } from "svelte";
import { catalogue } from "../../table/api";
import type { Sitting } from "../../table/sitting.svelte";
import type { Choice } from "../../table/targets";
import { countdown, type Countdown } from "./countdown";
import type { Card, MissionRedPlanet, Player } from "./view";

export class Mission {
  cards = $state.raw<ReadonlyMap<string, Card>>(new Map());
  readonly view: MissionRedPlanet;
  readonly countdown: Countdown;
  /** Has the first round begun? */
  readonly begun: boolean;

  constructor(readonly sitting: Sitting) {
    this.view = $derived(sitting.update!.view as MissionRedPlanet);
    this.countdown = $derived(countdown(sitting.ledger.log));
    this.begun = $derived(sitting.ledger.log.some(({ event }) => event[0] === "round"));
    void catalogue(sitting.game).then((all) => (this.cards = new Map(all.map((each) => [each.id, each as Card]))));
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

  name(player: number): string {
    return this.sitting.words.player(player);
  }

  /** A word of this board, or of the game. */
  t(id: string, args: Readonly<Record<string, unknown>> = {}): string {
    return this.sitting.words.text(id, args);
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

/** A thing on the board that draws its own choice: it takes a place as a `Spot` does. */
export class Target {
  readonly choice: Choice | null;
  readonly why: string;

  /** Without a name there is no thing here now. */
  constructor(sitting: Sitting, thing: () => string | null) {
    const who = Symbol("target");
    $effect(() => {
      const name = thing();
      return name === null ? undefined : sitting.place(name, who);
    });
    const name = $derived(thing());
    const here = $derived(name !== null && sitting.speaksFor(name, who));
    this.choice = $derived(here && name !== null ? (sitting.targets.at.get(name)?.[0] ?? null) : null);
    this.why = $derived.by(() => {
      const refused = here && name !== null && !this.choice ? (sitting.targets.refused.get(name) ?? []) : [];
      return refused.flatMap(({ reasons }) => reasons.map((reason) => sitting.words.say(reason))).join("; ");
    });
  }
}

const KEY = Symbol("mission-red-planet");

export function layOut(sitting: Sitting): Mission {
  return setContext(KEY, new Mission(sitting));
}

export const missionHere = (): Mission => getContext<Mission>(KEY);

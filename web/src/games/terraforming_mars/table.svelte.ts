/** What the parts of this board share: the view, the printed cards and map, what is being read, how the hand is sifted. */
import { getContext, setContext } from "svelte";
import { catalogue } from "../../table/api";
import type { Sitting } from "../../table/sitting.svelte";
import { tray, type Tray } from "./tray";
import type { Card, Ground, Player, TerraformingMars } from "./view";

/** Whose cards lie open to be read. */
export type Reading = { readonly hand: true } | { readonly player: number };

export class Mars {
  cards = $state.raw<ReadonlyMap<string, Card>>(new Map());
  grounds = $state.raw<readonly Ground[]>([]);
  reading = $state.raw<Reading | null>(null);
  /** The hand is sifted by tag, and by what can be played now. */
  tag = $state("");
  playable = $state(false);
  readonly view: TerraformingMars;
  readonly tray: Tray | null;

  constructor(readonly sitting: Sitting) {
    this.view = $derived(sitting.update!.view as TerraformingMars);
    this.tray = $derived(sitting.decision && this.you !== null ? tray(this.me, sitting.decision) : null);
    void catalogue(sitting.game).then((all) => {
      this.cards = new Map(all.filter(({ kind }) => kind !== "space").map((each) => [each.id, each as Card]));
      this.grounds = all.filter(({ kind }) => kind === "space") as Ground[];
    });
  }

  get you(): number | null {
    return this.view.you;
  }

  get solo(): boolean {
    return this.view.players.length === 1;
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

  /** The card as a thing to choose, at its usual place: while it lies in the tray it is chosen there. */
  thing(card: string): string {
    return this.tray?.cards.includes(card) ? `usually:${card}` : `card:${card}`;
  }

  /** Can the card be played now? */
  plays(card: string): boolean {
    return (this.sitting.targets.at.get(`card:${card}`) ?? []).some(({ option }) => option[0] === "play");
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
    const tags: readonly string[] = this.cards.get(card)?.tags ?? [];
    const event = this.tag === "event" && this.cards.get(card)?.colour === "event";
    return (!this.playable || this.plays(card)) && (!this.tag || event || tags.includes(this.tag));
  }

  /** Who holds what lies on a card: the player that has it in play. */
  ownerOf(card: string): Player | undefined {
    return this.view.players.find(({ played, corporation }) => played.includes(card) || corporation === card);
  }
}

const KEY = Symbol("terraforming-mars");

export function layOut(sitting: Sitting): Mars {
  return setContext(KEY, new Mars(sitting));
}

export const marsHere = (): Mars => getContext<Mars>(KEY);

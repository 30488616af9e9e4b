/** What the parts of every board share: the view, whose things are mine, names and words. Each game adds its own. */
import type { View } from "../connection/wire";
import type { Sitting } from "../sitting.svelte";

/** Views of games that have a board list their players, in the order in which they sit. */
export interface PlayersView extends Pick<View, "you" | "pending" | "outcome"> {
  readonly players: readonly { readonly player: number }[];
}

type PlayerOf<V extends PlayersView> = V["players"][number];

export abstract class Board<V extends PlayersView> {
  readonly view: V;

  constructor(readonly sitting: Sitting) {
    this.view = $derived(sitting.update!.view as unknown as V);
  }

  get you(): number | null {
    return this.view.you;
  }

  /** The things below are mine, or for a spectator the first player's. */
  get me(): PlayerOf<V> {
    return this.view.players[this.you ?? 0]!;
  }

  /** All others, from my left. */
  get others(): readonly PlayerOf<V>[] {
    const { players } = this.view;
    return players.slice(1).map((_, i) => players[(this.me.player + i + 1) % players.length]!);
  }

  name(player: number): string {
    return this.sitting.words.player(player);
  }

  /** Must this seat decide something now? */
  thinks(seat: number): boolean {
    return this.sitting.update?.thinking.includes(seat) ?? false;
  }

  /** The things of a kind that may be chosen now, by what they are called. */
  open(kind: string): ReadonlySet<string> {
    const things = [...this.sitting.targets.at.keys()].filter((thing) => thing.startsWith(`${kind}:`));
    return new Set(things.map((thing) => thing.slice(kind.length + 1)));
  }

  /** A word of this board, or of the game. */
  t(id: string, args: Readonly<Record<string, unknown>> = {}): string {
    return this.sitting.words.text(id, args);
  }
}

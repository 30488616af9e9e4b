/** What is printed on a game's cards, for those who point at one. */
import { getContext, setContext } from "svelte";
import { catalogue } from "../../table/connection/api";
import type { Message, Printed } from "../../table/connection/wire";

/** How many colours a plain board tells apart. */
const HUES = 6;

export class Texts {
  #printed = $state.raw<ReadonlyMap<string, Printed>>(new Map());
  readonly #colours = $derived([...new Set([...this.#printed.values()].map(({ colour }) => colour))]);

  constructor(readonly game: string) {}

  fetch(): void {
    void catalogue(this.game).then(
      (all) => (this.#printed = new Map(all.map((each) => [each.id, each]))),
      () => {
        // A game without a catalogue is playable all the same.
      },
    );
  }

  /** What is printed of a thing, if anything is. */
  printed(id: string): Printed | undefined {
    return this.#printed.get(id);
  }

  /** Cards are coloured in the order in which their colours are printed first; -1 for no colour. */
  hue(id: string): number {
    const colour = this.#printed.get(id)?.colour;
    return colour === undefined ? -1 : this.#colours.indexOf(colour) % HUES;
  }

  of(id: string): readonly Message[] {
    return Object.values(this.#printed.get(id)?.texts ?? {});
  }
}

const KEY = Symbol("texts");

export const layOutTexts = (game: string): Texts => setContext(KEY, new Texts(game));
export const textsHere = (): Texts => getContext<Texts>(KEY);

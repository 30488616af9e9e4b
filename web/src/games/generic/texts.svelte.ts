/** What is printed on a game's cards, for those who point at one. */
import { getContext, setContext } from "svelte";
import { catalogue } from "../../table/connection/api";
import type { Message, Printed } from "../../table/connection/wire";

export class Texts {
  #printed = $state.raw<ReadonlyMap<string, Printed>>(new Map());

  constructor(readonly game: string) {}

  fetch(): void {
    void catalogue(this.game).then(
      (all) => (this.#printed = new Map(all.map((each) => [each.id, each]))),
      () => {
        // A game without a catalogue is playable all the same.
      },
    );
  }

  of(id: unknown): readonly Message[] {
    return typeof id === "string" ? Object.values(this.#printed.get(id)?.texts ?? {}) : [];
  }
}

const KEY = Symbol("texts");

export const layOutTexts = (game: string): Texts => setContext(KEY, new Texts(game));
export const textsHere = (): Texts => getContext<Texts>(KEY);

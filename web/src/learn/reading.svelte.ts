/** Reading about a game away from any table: its words, and a table at which nobody sits. */
import { games } from "../table/connection/api";
import type { Update } from "../table/connection/wire";
import { speech } from "../table/language/language.svelte";
import { Sitting } from "../table/sitting.svelte";

/** A table with nothing on it. A game names what its card faces look at besides. */
export function nobody(game: string, more: Readonly<Record<string, unknown>> = {}): Update {
  const view = { game, seats: 0, options: {}, you: null, pending: [], outcome: null, players: [], ...more };
  return {
    type: "update",
    table: "",
    game,
    version: 0,
    state: "playing",
    seat: null,
    seats: [],
    hints: false,
    watching: 0,
    view,
    decision: null,
    can_undo: false,
    thinking: [],
    events: [],
    events_from: 0,
    trouble: null,
    free_talk: false,
    rematch: null,
    absence: null,
    clock: null,
    why_no_undo: null,
    undo_wish: null,
    late: [],
  };
}

/** Somebody who reads: `sitting` is there once the game's words are. It is null for a game that does not exist. */
export class Reading {
  sitting = $state.raw<Sitting | null>(null);
  missing = $state(false);

  constructor(game: string) {
    let asked: Promise<Sitting | null> | null = null;
    $effect(() => {
      void speech.language;
      asked ??= games().then((all) => {
        const facts = all.find(({ name }) => name === game);
        return facts ? new Sitting("", game, null, facts, false) : null;
      });
      void asked.then(
        (sitting) => (sitting ? sitting.learn().then(() => (this.sitting = sitting)) : void (this.missing = true)),
        () => (this.missing = true),
      );
    });
  }
}

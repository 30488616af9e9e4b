/** Whether tips are wished, and which were said already: this browser remembers both. */
import { keep, kept } from "../table/storage/storage";

const WISHED = "arsia.tips";
const SAID = "arsia.tips-said";

class Tutor {
  on = $state(kept<unknown>(WISHED, false) === true);
  #said = $state.raw<Readonly<Record<string, readonly string[]>>>(kept(SAID, {}));

  said(game: string): readonly string[] {
    return this.#said[game] ?? [];
  }

  turn(on: boolean): void {
    this.on = on;
    keep(WISHED, on);
  }

  /** A tip has been read, or its moment has passed. */
  learned(game: string, tip: string): void {
    if (!this.said(game).includes(tip)) this.#keep({ ...this.#said, [game]: [...this.said(game), tip] });
  }

  /** A first game begins: everything is said again. */
  begin(game: string): void {
    this.#keep({ ...this.#said, [game]: [] });
    this.turn(true);
  }

  #keep(said: Readonly<Record<string, readonly string[]>>): void {
    this.#said = said;
    keep(SAID, said);
  }
}

export const tutor = new Tutor();

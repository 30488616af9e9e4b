/** When somebody should be told that it is their turn: after waiting, or while looking elsewhere. */

/** Whoever waited less than this is still there, and sees it. */
export const PATIENCE = 5000;

export class Turns {
  #mine: boolean | null = null;
  #waitingSince = 0;

  /** It is my turn or it is not; should I be told now? What was so when the page was opened is no news. */
  hear(mine: boolean, looking: boolean, now: number): boolean {
    const before = this.#mine;
    this.#mine = mine;
    if (!mine && before !== false) this.#waitingSince = now;
    if (!mine || before !== false) return false;
    return !looking || now - this.#waitingSince >= PATIENCE;
  }
}

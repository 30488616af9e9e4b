/**
 * The acts that wait to be shown. What was heard is laid on the table when its first act is shown, and not before; the
 * rest of its acts are told over a table that shows them all. Whoever has something to choose is never kept from it.
 */
import type { Act } from "./acts";
import { lasting, type Pace } from "./pacing";

interface Step<Told> {
  readonly told: Told | null;
  readonly act: Act | null;
  /** Is it my turn after this? */
  readonly mine: boolean;
}

/** `now` lays it on the table at once and forgets what waits; `beside` lays it at once, and tells its acts as well. */
export type How = "paced" | "beside" | "now";

export class Show<Told> {
  /** What is shown now. */
  act = $state.raw<Act | null>(null);
  /** How many acts come after it. */
  left = $state(0);
  /** Is something held back that lets me choose? */
  waiting = $state(false);
  #steps: Step<Told>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = 0;

  constructor(
    readonly lay: (told: Told) => void,
    readonly pace: () => Pace,
  ) {}

  hear(told: Told, acts: readonly Act[], mine: boolean, how: How): void {
    if (how === "now" || this.pace() === "once") {
      this.stop();
      this.lay(told);
      return;
    }
    if (how === "beside") {
      this.#layAll();
      this.lay(told);
    }
    const held = how === "beside" ? null : told;
    const [first, ...rest] = acts;
    if (held !== null || first) this.#steps.push({ told: held, act: first ?? null, mine });
    for (const act of rest) this.#steps.push({ told: null, act, mine });
    this.#count();
    if (this.act === null) {
      this.#since = Date.now();
      this.next();
    }
  }

  /** On to the next act. */
  next(): void {
    clearTimeout(this.#timer);
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) {
      if (step.told !== null) this.lay(step.told);
      if (!step.act) continue;
      this.act = step.act;
      this.#count();
      const wait = lasting(this.pace(), this.left + 1, Date.now() - this.#since);
      if (wait < Infinity) this.#timer = setTimeout(() => this.next(), wait);
      return;
    }
    this.act = null;
    this.#count();
  }

  /** To the end of it, at once. */
  skip(): void {
    this.#layAll();
    this.stop();
  }

  /** Is anything held back? */
  get holds(): boolean {
    return this.#steps.some(({ told }) => told !== null);
  }

  /** What was heard last is all that matters. */
  #layAll(): void {
    const last = this.#steps.findLast(({ told }) => told !== null)?.told ?? null;
    this.#steps = this.#steps.filter(({ act }) => act !== null).map((step) => ({ ...step, told: null }));
    if (last !== null) this.lay(last);
    this.#count();
  }

  /** Forget what waits. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#steps = [];
    this.act = null;
    this.#count();
  }

  #count(): void {
    this.left = this.#steps.filter(({ act }) => act !== null).length;
    this.waiting = this.#steps.some(({ told, mine }) => told !== null && mine);
  }
}

/**
 * Looking back at a game: after which move, through whose eyes, standing or playing. The boards read the same `Sitting`
 * as at a live table; only that nobody is on the line.
 */
import type { GameFacts, Hidden, Replay as Whole, ReplayFrame, LogEntry } from "../table/connection/wire";
import { Sitting } from "../table/sitting.svelte";

/** Where the moments come from: a table, or a record from a file. */
export interface Source {
  readonly whole: Whole;
  frame(ply: number, seat: number | null): Promise<ReplayFrame>;
}

/** Milliseconds from one move to the next. */
export const PACES = [1600, 800, 300] as const;
/** Moments that are kept, so that stepping to and fro asks nobody. */
const KEPT = 120;

export class Replay {
  ply = $state(0);
  eyes = $state<number | null>(null);
  playing = $state(false);
  pace = $state<number>(PACES[1]);
  hidden = $state.raw<readonly Hidden[]>([]);
  /** The moment that is on the screen; it may be a little behind the one that is wanted. */
  shown = $state<number | null>(null);
  failed = $state.raw<unknown>(null);
  readonly sitting: Sitting;
  readonly whole: Whole;
  #frames = new Map<string, Promise<ReplayFrame>>();
  #going: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly source: Source,
    facts: GameFacts | null,
    plain: boolean,
    ply: number,
    eyes: number | null,
  ) {
    this.whole = source.whole;
    this.sitting = new Sitting(source.whole.table, source.whole.game, null, facts, plain);
    this.ply = this.#within(ply);
    this.eyes = eyes !== null && eyes >= 0 && eyes < this.whole.seats.length ? eyes : null;
  }

  get last(): number {
    return this.whole.moves.length;
  }

  /** The move that led here. */
  get move(): Whole["moves"][number] | null {
    return this.whole.moves[this.ply - 1] ?? null;
  }

  #within(ply: number): number {
    return Math.min(Math.max(Math.trunc(ply) || 0, 0), this.last);
  }

  /** Go to the moment after so many moves. */
  go(ply: number): Promise<void> {
    this.ply = this.#within(ply);
    if (this.ply === this.last) this.pause();
    return this.#show();
  }

  step(by: number): Promise<void> {
    return this.go(this.ply + by);
  }

  /** Look through somebody's eyes, or a spectator's. */
  look(eyes: number | null): Promise<void> {
    this.eyes = eyes;
    return this.#show();
  }

  play(): void {
    if (this.ply === this.last) this.ply = 0;
    this.playing = true;
    void this.#show().then(() => this.#next());
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    this.#timer = setTimeout(() => void this.step(1).then(() => this.#next()), this.pace);
  }

  /** Show what is wanted now. While one moment is on its way others may be wanted; only the newest is asked for. */
  #show(): Promise<void> {
    this.#going ??= this.#catchUp().finally(() => (this.#going = null));
    return this.#going;
  }

  async #catchUp(): Promise<void> {
    for (;;) {
      const { ply, eyes } = this;
      try {
        const { update, hidden } = await this.#frame(ply, eyes);
        this.sitting.show(update, heard(this.whole, ply, eyes));
        this.hidden = hidden;
        this.shown = ply;
        this.failed = null;
      } catch (error) {
        this.failed = error;
        this.pause();
      }
      if (ply === this.ply && eyes === this.eyes) break;
    }
    if (this.ply < this.last) void this.#frame(this.ply + 1, this.eyes).catch(() => undefined);
  }

  #frame(ply: number, eyes: number | null): Promise<ReplayFrame> {
    const name = `${ply} ${eyes}`;
    const known = this.#frames.get(name);
    if (known) return known;
    const asked = this.source.frame(ply, eyes);
    this.#frames.set(name, asked);
    asked.catch(() => this.#frames.delete(name));
    for (const oldest of this.#frames.keys()) {
      if (this.#frames.size <= KEPT) break;
      this.#frames.delete(oldest);
    }
    return asked;
  }
}

/** What these eyes had heard after so many moves. */
export function heard(whole: Whole, ply: number, eyes: number | null): LogEntry[] {
  return whole.events.filter((event) => event.ply <= ply && (event.seat === null || event.seat === eyes));
}

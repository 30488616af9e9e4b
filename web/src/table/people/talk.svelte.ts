/** What was said at a table, and how much of it was read. */
import type { Spoken } from "../connection/wire";

export const PHRASES = [
  "hello",
  "good-luck",
  "thinking",
  "moment",
  "your-turn",
  "thanks",
  "sorry",
  "well-played",
  "oops",
  "wow",
  "again",
  "goodbye",
] as const;

export class Talk {
  lines = $state.raw<readonly Spoken[]>([]);
  /** The last line that was on the screen. */
  read = $state(0);

  constructor(read: number) {
    this.read = read;
  }

  get last(): number {
    return this.lines.at(-1)?.n ?? 0;
  }

  /** Lines come in order; what comes again is not said twice. */
  hear(lines: readonly Spoken[]): void {
    const fresh = lines.filter(({ n }) => n > this.last);
    if (fresh.length) this.lines = [...this.lines, ...fresh];
  }

  /** What somebody else said and I have not read. */
  unread(me: number | null): number {
    return this.lines.filter(({ n, seat }) => n > this.read && (me === null || seat !== me)).length;
  }
}

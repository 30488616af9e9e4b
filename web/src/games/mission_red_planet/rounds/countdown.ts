/** The countdown from 9 to 1 as the log tells it: who showed which number in the round that was called last. */
import type { LogEntry } from "../../../table/connection/wire";
import { numberOf } from "../view";

export interface Countdown {
  readonly round: number;
  /** Players by the number they showed, in the order they showed it. */
  readonly shown: ReadonlyMap<number, readonly number[]>;
}

/** While a new round's characters are still being chosen, the round before is what there is to see. */
export function countdown(log: readonly LogEntry[]): Countdown {
  let round = 0;
  let last: Countdown = { round: 0, shown: new Map() };
  let shown = new Map<number, number[]>();
  for (const { event } of log) {
    if (event[0] === "round") {
      round = Number(event[1]);
      shown = new Map();
    }
    if (event[0] !== "reveal") continue;
    const number = numberOf(String(event[2]));
    shown.set(number, [...(shown.get(number) ?? []), Number(event[1])]);
    last = { round, shown };
  }
  return last;
}

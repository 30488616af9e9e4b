/** Where the cycle stands. The view tells the round; what happens around it is read from the log. */
import type { LogEntry } from "../../../table/connection/wire";

export type Phase = "refill" | "work" | "delivery" | "summary";

const TELLS: Readonly<Record<string, Phase>> = {
  cycle: "refill",
  refill: "refill",
  round: "work",
  turn: "work",
  home: "delivery",
  summary: "summary",
};

export function phase(log: readonly LogEntry[]): Phase {
  const told = log.findLast(({ event }) => String(event[0]) in TELLS);
  return told ? TELLS[String(told.event[0])]! : "refill";
}

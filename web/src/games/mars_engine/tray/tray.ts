/** What is chosen from away from its usual place, and what the answers there mean. */
import type { Decision, Message, Option } from "../../../table/connection/wire";
import { inside } from "../look/gist";

export interface Tray {
  /** Cards to choose from. */
  readonly cards: readonly string[];
  /** Cards that help to decide. */
  readonly beside: readonly string[];
}

/** The words of a way or an effect that is chosen by its number: they stand in the question. */
export function way(decision: Decision, option: Option): Message | null {
  const ways = decision.prompt[1][option[0] === "first" ? "steps" : "numbered"];
  const at = Array.isArray(ways) ? inside(ways[Number(option[1])]) : null;
  if (at?.[0] !== "step-numbered") return at;
  return inside(at[1]["text"]);
}

export interface Payment {
  readonly resource: string;
  readonly n: number;
  /** What is left to pay in M€ or otherwise, and what is paid too much. */
  readonly rest: number;
  readonly waste: number;
}

/** What paying so much of a resource means for a price. */
export function payment(decision: Decision, option: Option): Payment {
  const { price = 0, value = 1 } = decision.prompt[1] as { price?: number; value?: number };
  const n = Number(option[2]);
  return {
    resource: String(option[1]),
    n,
    rest: Math.max(0, price - n * value),
    waste: Math.max(0, n * value - price),
  };
}

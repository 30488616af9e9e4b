/** What is chosen from away from its usual place: cards dealt or looked at, cards as targets, amounts, ways, victims. */
import type { Decision, Message, Option } from "../../table/wire";
import { isKnown, type Player } from "./view";

export interface Tray {
  /** Cards to choose from. */
  readonly cards: readonly string[];
  /** Cards that help to decide. */
  readonly beside: readonly string[];
}

const EMPTY: Tray = { cards: [], beside: [] };
/** Verbs whose things lie on the table anyway. */
const IN_PLACE = ["play", "action", "project", "convert", "milestone", "award", "space", "first_action", "pass"];

/** What the tray holds for a decision, or null if it is not needed. */
export function tray(me: Player, decision: Decision): Tray | null {
  const verbs = decision.options.map((option) => option[0]);
  if (verbs.some((verb) => IN_PLACE.includes(String(verb)))) return null;
  const chosen = me.chosen.filter((card) => !me.dealt.includes(card));
  switch (verbs[0]) {
    case "corporation":
      return { cards: me.offered.filter(isKnown), beside: me.dealt.filter(isKnown) };
    case "buy":
      return { cards: me.dealt.filter(isKnown), beside: chosen };
    case "keep":
      return { cards: me.dealt.filter(isKnown), beside: [] };
    case "pick":
      return { cards: me.pack.filter(isKnown), beside: me.dealt.filter(isKnown) };
    case "sell":
    case "discard":
      return { cards: me.hand.filter(isKnown), beside: [] };
    case "done":
      return me.dealt.length ? { cards: me.dealt.filter(isKnown), beside: chosen } : null;
    case "skip":
      return null;
    default: {
      const aimed = decision.options.filter(([verb]) => verb === "card" || verb === "take");
      return { ...EMPTY, cards: [...new Set(aimed.map((option) => String(option[1])))] };
    }
  }
}

const inside = (value: unknown): Message | null =>
  typeof value === "object" && value !== null && "message" in value ? (value as { message: Message }).message : null;

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

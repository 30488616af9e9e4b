/** What is chosen from away from its usual place: cards dealt and corporations, amounts, ways. */
import { choosable } from "../../../table/choosing/marking";
import type { Decision } from "../../../table/connection/wire";
import type { Tray } from "../../mars_engine/tray/tray";
import { isKnown } from "../../mars_engine/view";
import type { Player } from "../view";

const ANSWERS = ["pay", "spend", "choose", "first"];

/** What the tray holds for a decision, or null if it is not needed. */
export function tray(me: Player, decision: Decision): Tray | null {
  const offered = me.offered.filter(isKnown);
  const hand = me.hand.filter(isKnown);
  switch (decision.prompt[0]) {
    case "prompt-corporation":
      return { cards: offered, beside: hand };
    case "prompt-exchange":
      return { cards: hand, beside: offered };
    case "prompt-keep":
    case "prompt-keep-revealed":
      return { cards: me.dealt.filter(isKnown), beside: [] };
    default:
      return ANSWERS.includes(String(choosable(decision)[0]?.[0])) ? { cards: [], beside: [] } : null;
  }
}

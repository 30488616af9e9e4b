/** What is chosen from away from its usual place: cards dealt or looked at, cards as targets, amounts, ways, victims. */
import { choosable } from "../../../table/choosing/marking";
import type { Decision } from "../../../table/connection/wire";
import type { Tray } from "../../mars_engine/tray/tray";
import { isKnown } from "../../mars_engine/view";
import type { Player } from "../view";

const EMPTY: Tray = { cards: [], beside: [] };
/** Verbs whose things lie on the table anyway. */
const IN_PLACE = ["play", "action", "project", "convert", "milestone", "award", "space", "first_action", "pass"];

/** What the tray holds for a decision, or null if it is not needed. */
export function tray(me: Player, decision: Decision): Tray | null {
  const verbs = choosable(decision).map((option) => option[0]);
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
      const aimed = choosable(decision).filter(([verb]) => verb === "card" || verb === "take");
      return { ...EMPTY, cards: [...new Set(aimed.map((option) => String(option[1])))] };
    }
  }
}

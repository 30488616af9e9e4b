/** The points that only cards of this game print. */
import { heldIcon } from "../../mars_engine/look/icons";
import { corner as common, type Corner } from "../../mars_engine/look/points";
import type { Card } from "../../mars_engine/view";
import { tileIcon } from "./icons";

export function corner(card: Card): Corner | null {
  const [kind, a] = card.points ?? [];
  switch (kind) {
    case "if_resource":
      return { text: `${a}:`, icon: heldIcon(card.holds ?? "") };
    case "per_neighbour":
      return { text: "1/", icon: tileIcon(String(a)) };
    case "per_cities":
      return { text: `1/${a}`, icon: "city" };
    default:
      return common(card);
  }
}

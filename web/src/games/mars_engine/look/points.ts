/** A card's points as they are printed in its corner. */
import type { Card } from "../view";
import { heldIcon, tagIcon } from "./icons";

export interface Corner {
  readonly text: string;
  readonly icon: string | null;
}

export function corner(card: Card): Corner | null {
  const [kind, a, b] = card.points ?? [];
  switch (kind) {
    case "points":
      return { text: String(a).replace("-", "−"), icon: null };
    case "per_resource":
      return { text: `${a}/${b === 1 ? "" : b}`, icon: heldIcon(card.holds ?? "") };
    case "per_tag":
      return { text: `1/${b === undefined || b === 1 ? "" : b}`, icon: tagIcon(String(a)) };
    default:
      return null;
  }
}

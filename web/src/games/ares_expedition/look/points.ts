/** The points that only cards of this game print. */
import { corner as common, type Corner } from "../../mars_engine/look/points";
import type { Card } from "../../mars_engine/view";

const ICONS: Readonly<Record<string, string>> = { per_forests: "greenery", per_projects: "card", per_blue: "deck" };

export function corner(card: Card): Corner | null {
  const [kind, every] = card.points ?? [];
  const icon = ICONS[String(kind)];
  return icon ? { text: `1/${every}`, icon } : common(card);
}

/** What the options of Mission: Red Planet point to. */
import type { Option, View } from "../../table/connection/wire";
import type { Face } from "../face";
import type { MissionRedPlanet } from "./view";

const ON_SHIP = ["place", "launch", "destroy", "ship"];
const ON_ZONE = ["zone", "look"];
const ON_CARD = ["keep", "use"];
const ON_CROWD = ["replace", "kill"];

/** From Phobos, and out of a storm, everybody comes from the same place: where they go is all there is to choose. */
const fromOnePlace = (view: MissionRedPlanet, from: string): boolean =>
  from === "phobos" || view.track[view.stop]?.type === "discovery_reveal";

function pointing(view: View, option: Option): string | null {
  const [verb = "", what = "", other = ""] = option;
  const name = String(verb);
  if (ON_SHIP.includes(name)) return `ship:${what}`;
  if (ON_ZONE.includes(name)) return `zone:${what}`;
  if (ON_CARD.includes(name)) return `card:${what}`;
  if (ON_CROWD.includes(name)) return `crowd:${what}:${other}`;
  switch (name) {
    case "play":
      return `card:${what}`;
    case "draw":
      return "deck";
    case "move":
      return fromOnePlace(view as MissionRedPlanet, String(what)) ? `zone:${other}` : `way:${what}:${other}`;
    default:
      return null;
  }
}

export const face: Face = {
  minutes: [45, 90],
  least: { width: 1180, height: 680 },
  pointing,
  folds: ["drawn"],
  details: [
    "arrive",
    "dock",
    "resource",
    "gain",
    "hold",
    "box",
    "draw",
    "drawn",
    "reshuffle",
    "looked",
    "lose",
    "pull",
  ],
  unseated: (view) =>
    (view as MissionRedPlanet).players.filter(({ neutral }) => neutral).map((_, i) => `player-neutral-${i + 1}`),
  sheets: (view) => (view as MissionRedPlanet).sheets,
};

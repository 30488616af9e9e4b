/** Which drawing stands for what. Names come from the game's words: `<kind>-<id>`. */

const TAGS: Readonly<Record<string, string>> = {
  building: "brick",
  science: "atom",
  power: "plug",
  plant: "ecosystem",
};
const TILES: Readonly<Record<string, string>> = {
  natural_preserve: "preserve",
  mining_area: "mining",
  mining_rights: "mining",
  commercial_district: "shop",
  nuclear_zone: "nuclear",
  industrial_center: "factory",
  ecological_zone: "ecology",
  lava_flows: "lava",
  mohole_area: "mohole",
  restricted_area: "restricted",
};
const PROJECTS: Readonly<Record<string, string>> = {
  sell_patents: "card",
  power_plant: "energy",
  asteroid: "temperature",
  aquifer: "ocean",
};

export const tagIcon = (tag: string): string => TAGS[tag] ?? tag;
export const tileIcon = (tile: string): string => TILES[tile] ?? tile;
export const projectIcon = (project: string): string => PROJECTS[project] ?? project;
/** What lies on cards: science is a flask there, to tell it from the tag. */
export const heldIcon = (kind: string): string => (kind === "science" ? "flask" : kind);

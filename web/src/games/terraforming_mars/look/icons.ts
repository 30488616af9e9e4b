/** Which drawing stands for what only this game has. Names come from its words: `<kind>-<id>`. */

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

export const tileIcon = (tile: string): string => TILES[tile] ?? tile;
export const projectIcon = (project: string): string => PROJECTS[project] ?? project;

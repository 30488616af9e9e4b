/** Which icon stands for what. */
export const CHARACTER_ICONS: Readonly<Record<string, string>> = {
  recruiter: "people",
  explorer: "compass",
  scientist: "flask",
  secret_agent: "launch",
  saboteur: "bomb",
  femme_fatale: "mask",
  travel_agent: "suitcase",
  soldier: "crosshair",
  pilot: "helm",
};

export const KIND_ICONS: Readonly<Record<string, string>> = { discovery: "find", mission: "star", action: "event" };

export const STOP_ICONS: Readonly<Record<string, string>> = {
  production: "cog",
  discovery_reveal: "find",
  final_scoring: "crown",
};

/** Which drawing stands for what only this game has. */
import type { Phase } from "../view";

const PHASES: Readonly<Record<Phase, string>> = {
  development: "develop",
  construction: "construction",
  action: "act",
  production: "cog",
  research: "find",
};
export const ROMAN: Readonly<Record<Phase, string>> = {
  development: "I",
  construction: "II",
  action: "III",
  production: "IV",
  research: "V",
};

export const phaseIcon = (phase: Phase): string => PHASES[phase];
/** A standard action by what it brings. */
export const standardIcon = (standard: string): string => {
  const what = standard.split("_")[0] ?? "";
  return what === "forest" ? "greenery" : what;
};
/** What a standard action is paid in. */
export const paidIn = (standard: string): string => standard.split("_")[1] ?? "mc";
export const productIcon = (product: string): string => (product === "cards" ? "card" : product);

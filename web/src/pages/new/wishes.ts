/** What a new table asks for: settings that matter for so many seats, and what holds while nobody chose. */
import type { Clock, GameFacts, OptionFacts } from "../../table/connection/wire";

export type Chosen = Readonly<Record<string, unknown>>;

/** Settings that a way to play with so many seats speaks of, or that belong to none in particular. */
export function asked(facts: GameFacts, seats: number): OptionFacts[] {
  const told = (name: string, modes: GameFacts["modes"]): boolean => modes.some(({ options }) => name in options);
  const here = facts.modes.filter((mode) => mode.seats.includes(seats));
  return facts.options.filter(({ name }) => told(name, here) || !told(name, facts.modes));
}

/** The value of a setting: as chosen, or as in the first way to play that agrees with what was chosen. */
export function valueOf(facts: GameFacts, seats: number, chosen: Chosen, setting: OptionFacts): unknown {
  if (setting.name in chosen) return chosen[setting.name];
  const agrees = (options: Chosen): boolean =>
    Object.entries(options).every(([name, value]) => !(name in chosen) || chosen[name] === value);
  const mode = facts.modes.find((each) => each.seats.includes(seats) && agrees(each.options));
  return mode?.options[setting.name] ?? setting.default;
}

/** The options to ask for. What nobody chose is left to the game, which knows what goes together. */
export function wished(facts: GameFacts, seats: number, chosen: Chosen): Record<string, unknown> {
  const names = asked(facts, seats).map(({ name }) => name);
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => names.includes(name)));
}

const DAY = 24 * 60 * 60;
const limit = (kind: Clock["kind"], seconds: number): Pick<Clock, "kind" | "seconds"> => ({ kind, seconds });

/** How much time there may be: `ui-clock-<name>` says it. */
export const LIMITS = [
  { name: "none", limit: null },
  { name: "turn-1", limit: limit("turn", 60) },
  { name: "turn-3", limit: limit("turn", 180) },
  { name: "turn-10", limit: limit("turn", 600) },
  { name: "game-30", limit: limit("game", 1800) },
  { name: "game-60", limit: limit("game", 3600) },
  { name: "game-120", limit: limit("game", 7200) },
  { name: "day-1", limit: limit("turn", DAY) },
  { name: "day-3", limit: limit("turn", 3 * DAY) },
  { name: "day-7", limit: limit("turn", 7 * DAY) },
] as const;

/** What happens when it is up. */
export const AFTERWARDS = ["bot", "pass", "end"] as const satisfies readonly Clock["then"][];

/** A clock in words: as it was offered, or as near as can be said. */
export function limitName(clock: Pick<Clock, "kind" | "seconds">): string | null {
  return LIMITS.find(({ limit }) => limit?.kind === clock.kind && limit.seconds === clock.seconds)?.name ?? null;
}

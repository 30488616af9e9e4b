/** How a table is played, in words: what was chosen of the game's settings. */
import type { GameFacts, Lobby, OptionFacts } from "../../table/connection/wire";
import { kebab, type Words } from "../../table/language/words";
import { asked } from "./wishes";

export const settingName = (game: string, setting: OptionFacts, words: Words): string =>
  words.textOr(`setting-${kebab(game)}-${kebab(setting.name)}`, setting.name);

/** A value is said as its game says it: two games may mean different things by the same one. */
export const valueName = (game: string, value: unknown, words: Words): string =>
  words.textOr(
    `value-${kebab(game)}-${kebab(String(value))}`,
    words.textOr(`value-${kebab(String(value))}`, String(value)),
  );

/** A switch that is on says its name; one that is off says nothing; anything else says its value too. */
export function variant(facts: GameFacts, lobby: Pick<Lobby, "options" | "seats">, words: Words): readonly string[] {
  return asked(facts, lobby.seats.length).flatMap((setting) => {
    const value = lobby.options[setting.name] ?? setting.default;
    const name = settingName(facts.name, setting, words);
    if (typeof value === "boolean") return value ? [name] : [];
    return [words.text("ui-setting", { name, value: valueName(facts.name, value, words) })];
  });
}

/** What the rules declare in Python, wherever in a game's folder that is. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const GAMES = join(import.meta.dirname, "../../src/arsia/games");

/** The text of a declaration, from its name to the bracket that closes it. */
export function declared(game: string, name: string): string {
  const files = readdirSync(join(GAMES, game), { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".py"),
  );
  for (const file of files) {
    const text = readFileSync(join(GAMES, game, file), "utf8");
    const found = new RegExp(`^${name}: Final[^=\\n]*= (.*[)}]( *#.*)?$|[({]$[^]*?^[)}])`, "m").exec(text);
    if (found) return found[0];
  }
  throw new Error(`nothing in ${game} declares ${name}`);
}

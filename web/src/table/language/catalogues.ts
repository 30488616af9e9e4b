/** The word catalogues, fetched one language at a time: the shared ones, a game's, and the browser's own. */
import { words as wordsOf } from "../connection/api";
import type { Language } from "./words";

type Fetch = () => Promise<string>;

const shared = import.meta.glob<string>(
  ["../../../../src/arsia/words/*/*.ftl", "!../../../../src/arsia/words/*/cli.ftl"],
  {
    query: "?raw",
    import: "default",
  },
);
const own = import.meta.glob<string>("../../words/*.ftl", { query: "?raw", import: "default" });
const topics = import.meta.glob<string>(["../../words/*/*.ftl", "!../../words/tips/*.ftl"], {
  query: "?raw",
  import: "default",
});
const covers = import.meta.glob<string>("../../games/*/words/*.ftl", { query: "?raw", import: "default" });
const boards = import.meta.glob<string>("../../games/*/words/board/*.ftl", { query: "?raw", import: "default" });
const tips = import.meta.glob<string>(["../../games/*/words/tips/*.ftl", "../../words/tips/*.ftl"], {
  query: "?raw",
  import: "default",
});

async function read(found: (Fetch | undefined)[]): Promise<string[]> {
  return Promise.all(found.filter((fetch) => fetch !== undefined).map((fetch) => fetch()));
}

/** The browser's own words, with the names of all games: enough for the front page. */
export function frontWords(language: Language): Promise<string[]> {
  const said = Object.entries({ ...covers, ...topics }).filter(([path]) => path.endsWith(`/${language}.ftl`));
  return read([
    shared[`../../../../src/arsia/words/${language}/table.ftl`],
    shared[`../../../../src/arsia/words/${language}/server.ftl`],
    ...said.map(([, fetch]) => fetch),
    own[`../../words/${language}.ftl`],
  ]);
}

/** The words of a game that is not ours come from the server, where the game brought them. */
const brought =
  (game: string, language: Language): Fetch =>
  () =>
    wordsOf(game, language).then(
      ({ fluent }) => fluent,
      () => "",
    );

/** A game's words, its board's and those it shares with a sister game; the front page's are laid on top of them. */
export function gameWords(language: Language, game: string, engine?: string): Promise<string[]> {
  return read([
    shared[`../../../../src/arsia/words/${language}/talk.ftl`],
    shared[`../../../../src/arsia/words/${language}/${game}.ftl`] ?? brought(game, language),
    boards[`../../games/${engine}/words/board/${language}.ftl`],
    boards[`../../games/${game}/words/board/${language}.ftl`],
  ]);
}

/** What a first game is told on its way. */
export function tipWords(language: Language, game: string): Promise<string[]> {
  return read([tips[`../../words/tips/${language}.ftl`], tips[`../../games/${game}/words/tips/${language}.ftl`]]);
}

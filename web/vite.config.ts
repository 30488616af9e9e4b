import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Words of one language that are always wanted together: those of every page, or a game's and its board's. */
function words(path: string): string | null {
  const found = /^(.*)[\\/](en|pl|de)(?:[\\/]([^\\/]+))?\.ftl/.exec(path);
  if (!found) return null;
  const [, folder, language, file] = found;
  if (file) return GENERAL.includes(file) ? `words-${language}` : `words-${file}-${language}`;
  if (/[\\/]tips$/.test(folder!)) return null;
  const game = /[\\/]games[\\/]([^\\/]+)[\\/]words[\\/]board$/.exec(folder!)?.[1];
  return game && game !== "mars_engine" ? `words-${game}-${language}` : `words-${language}`;
}

/** A game's board, with all that only it draws. */
function board(path: string): string | null {
  const game = /[\\/]src[\\/]games[\\/]([^\\/]+)[\\/](?!lesson|Shelf|words)/.exec(path)?.[1];
  return game ? `board-${game}` : null;
}

const GENERAL = ["table", "server", "talk"];
/** What is drawn at every table, at the tables of two games, and where one looks back. */
const TABLE = /[\\/]src[\\/](table|pages[\\/]table|look|replay|games[\\/](generic|mars_engine))[\\/]/;

// Far from the server every file that is asked for by another costs a journey. So there are few: what every page needs,
// the table, a board for each game, and words. The server names those that a table needs in the page itself.
const groups = [
  { name: "app", tags: ["$initial" as const], priority: 4 },
  { name: words, debugName: "words", priority: 3 },
  { name: "table", test: TABLE, priority: 2 },
  { name: board, debugName: "boards", priority: 1 },
];

// The server hands out what is built here; while developing, `npm run dev` asks a server on port 8000.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/arsia/server/static",
    emptyOutDir: true,
    target: "es2022",
    // Fonts and drawings come from our own address only, so nothing may be folded into a data: link.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SRC = join(import.meta.dirname, "../src");
const SHARED = join(import.meta.dirname, "../../src/arsia/words");
const LANGUAGES = ["en", "pl", "de"];
/** Every folder that has words in it. */
const all = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith("/en.ftl"))
  .map((path) => path.slice(0, -"/en.ftl".length))
  .sort();
const tips = all.filter((folder) => folder.endsWith("words/tips"));
const folders = all.filter((folder) => !tips.includes(folder));

const read = (path: string): string => readFileSync(path, "utf8");
const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!).sort();
const variables = (text: string): Map<string, string[]> =>
  new Map(
    text
      .split(/^(?=[a-z][\w-]* =)/m)
      .filter((entry) => /^[a-z]/.test(entry))
      .map((entry) => [entry.split(" ")[0]!, [...new Set(entry.match(/\$\w+/g))].sort()]),
  );

describe.each([...folders, ...tips])("the words in %s", (folder) => {
  const english = read(join(SRC, folder, "en.ftl"));

  it.each(["pl", "de"])("say the same things in %s", (language) => {
    const other = read(join(SRC, folder, `${language}.ftl`));
    expect(ids(other)).toEqual(ids(english));
    expect(variables(other)).toEqual(variables(english));
  });
});

it("has a word for everything that the client says", () => {
  const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((path) => /\.(svelte|ts)$/.test(path));
  const said = new Set<string>();
  for (const path of sources) {
    for (const [, id] of read(join(SRC, path)).matchAll(
      /["'`]((?:ui|pm|tm|mr|mt|ae|mars|seat|language)-[a-z0-9-]+)["'`]/g,
    ))
      said.add(id!);
    for (const [, id] of read(join(SRC, path)).matchAll(/Icon name="([a-z-]+)" named/g)) said.add(`icon-${id!}`);
  }
  for (const language of LANGUAGES) {
    const own = folders.map((folder) => read(join(SRC, folder, `${language}.ftl`))).join("\n");
    const shared = read(join(SHARED, language, "table.ftl"));
    const known = new Set(ids(own + "\n" + shared));
    expect([...said].filter((id) => !known.has(id))).toEqual([]);
  }
});

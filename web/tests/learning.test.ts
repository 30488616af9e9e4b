import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FIRST, LAST, type Lesson, type Tip } from "../src/games/lesson";
import { entries, EVERYTHING, queryOf, sieveIn, sift, type Sieve } from "../src/learn/sieve";
import { apt, type Moment } from "../src/learn/tips";
import type { Decision, Printed } from "../src/table/connection/wire";
import { Words } from "../src/table/language/words";

const CATALOGUE = `
card-ants = Ants
card-crane = Żuraw łączący
card-comet = Comet
corporation-credicor = CrediCor
says-steal = Steal a microbe.
says-warm = Raise temperature 1 step.
tag-microbe = microbe
tag-space = bent
ui-tag-space = space
`;
const words = new Words("en", [CATALOGUE]);
const card = (id: string, more: Partial<Printed> = {}): Printed => ({
  id,
  kind: "card",
  colour: "active",
  texts: {},
  designed: [],
  ...more,
});
const ALL = entries(words, [
  card("comet", { colour: "event", cost: 21, tags: ["space"], texts: { now: ["says-warm", {}] } }),
  card("ants", { cost: 9, tags: ["microbe"], texts: { action: ["says-steal", {}] } }),
  card("crane", { cost: 9, tags: ["space"] }),
  card("credicor", { kind: "corporation", colour: "corporation", tags: [] }),
  { id: "r0c0", kind: "space", texts: {}, designed: [] },
]);
const found = (wish: Partial<Sieve>): string[] => sift(ALL, { ...EVERYTHING, ...wish }).map((entry) => entry.card.id);

describe("the card browser", () => {
  it("shows every card in the order of the deck, and no hexes", () => {
    expect(found({})).toEqual(["comet", "ants", "crane", "credicor"]);
  });

  it("finds a card by its name, without accents and capitals", () => {
    expect(found({ text: "ANTS" })).toEqual(["ants"]);
    expect(found({ text: "zuraw laczacy" })).toEqual(["crane"]);
  });

  it("finds a card by what it does and by its tag, all words in any order", () => {
    expect(found({ text: "microbe steal" })).toEqual(["ants"]);
    expect(found({ text: "space" })).toEqual(["comet", "crane"]);
    expect(found({ text: "steal temperature" })).toEqual([]);
  });

  it("sifts by kind, tag and cost, all at once", () => {
    expect(found({ colour: "event" })).toEqual(["comet"]);
    expect(found({ tag: "space", most: 10 })).toEqual(["crane"]);
    expect(found({ least: 9, most: 9 })).toEqual(["ants", "crane"]);
  });

  it("has no place among prices for what has none", () => {
    expect(found({ least: 0 })).not.toContain("credicor");
    expect(found({ order: "price" })).toEqual(["ants", "crane", "comet", "credicor"]);
  });

  it("puts what is called so before what only speaks of it", () => {
    const all = entries(words, [card("comet", { texts: { now: ["card-ants", {}] } }), card("ants")]);
    expect(sift(all, { ...EVERYTHING, text: "ants" }).map((entry) => entry.card.id)).toEqual(["ants", "comet"]);
  });

  it("keeps what is looked for in the address, and nothing else", () => {
    const wish: Sieve = { text: "steal", colour: "active", tag: "microbe", least: 3, most: 12, order: "name" };
    expect(sieveIn(new URLSearchParams(queryOf(wish)))).toEqual(wish);
    expect(queryOf(EVERYTHING)).toBe("");
  });

  it("reads an address that somebody wrote by hand", () => {
    expect(sieveIn(new URLSearchParams("from=-3&to=lots&order=colour"))).toEqual(EVERYTHING);
  });
});

const decision = (prompt: string, ...verbs: string[]): Decision => ({
  id: 1,
  prompt: [prompt, {}],
  options: verbs.map((verb) => [verb]),
  several: null,
  refusals: [],
  warnings: [],
});
const moment = (asked: Decision, ...events: string[]): Moment => ({
  decision: asked,
  log: events.map((event) => ({ ply: 1, event: [event] })),
  canUndo: false,
});

describe("a tip", () => {
  const tips: Tip[] = [
    { id: "turn", prompt: "prompt-turn" },
    { id: "launch", prompt: "prompt-turn", option: "launch" },
    { id: "landed", event: "land" },
    { id: "why", refused: true },
    { id: "undo", undo: true },
  ];
  const fits = (now: Moment, said: string[] = []): string[] => apt(tips, said, now).map(({ id }) => id);

  it("is said at the question it belongs to, when what it speaks of is there", () => {
    expect(fits(moment(decision("prompt-turn", "play")))).toEqual(["turn"]);
    expect(fits(moment(decision("prompt-turn", "launch")))).toEqual(["turn", "launch"]);
    expect(fits(moment(decision("prompt-effect", "launch")))).toEqual([]);
    expect(fits(moment(decision("prompt-effect"), "round", "land"))).toEqual(["landed"]);
  });

  it("is said once", () => {
    expect(fits(moment(decision("prompt-turn", "launch")), ["turn"])).toEqual(["launch"]);
  });

  it("about locks and taking back waits until there are any", () => {
    const asked = { ...decision("prompt-other"), refusals: [{ option: ["play"], reasons: [] }] };
    expect(fits({ decision: asked, log: [], canUndo: true })).toEqual(["why", "undo"]);
  });
});

const GAMES = ["pocket_mars", "mission_red_planet", "terraforming_mars", "ares_expedition", "martians"];
const lessons = import.meta.glob<Lesson>("../src/games/*/lesson.ts", { eager: true, import: "lesson" });

describe.each(GAMES)("the first game of %s", (game) => {
  const { tips, seats } = lessons[`../src/games/${game}/lesson.ts`]!;
  const src = join(import.meta.dirname, "..");
  const read = (path: string): Set<string> =>
    new Set([...readFileSync(join(src, path), "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!));
  const said = read(`../src/arsia/words/en/${game}.ftl`);
  const kebab = (word: string): string => word.replaceAll("_", "-");

  it("speaks of questions, choices and events that there are", () => {
    for (const { prompt, option, event } of tips) {
      if (prompt) expect(said).toContain(prompt);
      if (option) expect(said).toContain(`option-${kebab(option)}`);
      if (event) expect(said).toContain(`log-${kebab(event)}`);
    }
  });

  it("has words for every tip, and no tip twice", () => {
    const ids = tips.map(({ id }) => `tip-${id}`).sort();
    expect(ids).toEqual([...read(`src/games/${game}/words/tips/en.ftl`)].sort());
    expect(new Set(ids).size).toBe(tips.length);
    expect(tips.length).toBeGreaterThanOrEqual(8);
  });

  it("is played by me against bots", () => {
    expect(seats[0]).toBe("me");
    expect(seats.length).toBeGreaterThan(1);
  });
});

it("has words for what is true at every table", () => {
  const text = readFileSync(join(import.meta.dirname, "../src/words/tips/en.ftl"), "utf8");
  for (const { id } of [...FIRST, ...LAST]) expect(text).toContain(`tip-${id} =`);
});

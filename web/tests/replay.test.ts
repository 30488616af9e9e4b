import { describe, expect, it } from "vitest";
import { across, axis, EDGE, marked, nearest, up } from "../src/replay/chart";
import { pieces, wordFor } from "../src/replay/hands";
import { lines } from "../src/table/connection/jsonlines";
import type { Point } from "../src/table/connection/wire";
import { Words } from "../src/table/language/words";
import { logText } from "../src/table/log/text";

const frame = { width: 400, height: 200 };
const points: Point[] = [0, 5, 10].map((ply) => ({ ply, chances: [0.5, 0.5], scores: [ply, -ply] }));

describe("a chart", () => {
  it("runs from edge to edge", () => {
    expect(across(0, 10, frame)).toBe(EDGE.left);
    expect(across(10, 10, frame)).toBe(frame.width - EDGE.right);
    expect(up(0, [0, 0.5, 1], frame)).toBe(frame.height - EDGE.bottom);
    expect(up(1, [0, 0.5, 1], frame)).toBe(EDGE.top);
  });

  it("has room for every value, also below zero", () => {
    const ticks = axis(points, "scores");
    expect(ticks[0]).toBeLessThanOrEqual(-10);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(10);
    expect(axis([], "scores").length).toBeGreaterThan(1);
  });

  it("finds the moment nearest to a click", () => {
    expect(nearest(points, 0, 10, frame)).toBe(0);
    expect(nearest(points, 215, 10, frame)).toBe(1);
    expect(nearest(points, 999, 10, frame)).toBe(2);
  });

  it("puts players' shapes on different points where there are enough", () => {
    const all = [0, 1, 2].map((player) => marked(40, player, 3));
    expect(new Set(all.flat()).size).toBe(all.flat().length);
    expect(marked(1, 2, 3)).toEqual([0]);
  });
});

describe("hidden things", () => {
  it("are found in lists, on cards and alone", () => {
    expect(pieces(["ants", null, "trees"])).toEqual(["ants", "trees"]);
    expect(
      pieces([
        { colour: "water", card: "water-3" },
        { colour: "energy", card: null },
      ]),
    ).toEqual(["water-3"]);
    expect(pieces("construction")).toEqual(["construction"]);
    expect(pieces(null)).toEqual([]);
    expect(pieces({ energy: 3 })).toEqual([]);
  });

  it("are called by what they are", () => {
    const words = new Words("en", ["card-ants = Ants\nevent-flood = Flood\nphase-build = Building\nplan-build = no"]);
    expect(wordFor(words, new Map([["flood", "event"]]), "hand", "flood")).toBe("Flood");
    expect(wordFor(words, new Map(), "hand", "ants")).toBe("Ants");
    expect(wordFor(words, new Map(), "hand", "some_thing")).toBe("some thing");
  });
});

async function read(parts: readonly string[]): Promise<unknown[]> {
  const bytes = parts.map((part) => new TextEncoder().encode(part));
  const body = new ReadableStream<Uint8Array>({
    start(line) {
      for (const part of bytes) line.enqueue(part);
      line.close();
    },
  });
  const found: unknown[] = [];
  for await (const value of lines(body)) found.push(value);
  return found;
}

describe("an answer in lines", () => {
  it("is read line by line, wherever it is cut", async () => {
    expect(await read(['{"a":1}\n{"b', '":2}\n', '{"c":3}'])).toEqual([{ a: 1 }, { b: 2 }, { c: 3 }]);
    expect(await read(["\n\n"])).toEqual([]);
  });
});

it("tells the log as a text, with rounds set apart", () => {
  const words = new Words(
    "en",
    ["log-round = Round { $n }\nlog-play = { $player } plays.\nplayer = Player { $n }"],
    ["Ann"],
    {},
    {
      round: ["n"],
      play: ["player"],
    },
  );
  const log = [["round", 1], ["play", 0], ["unsaid"], ["round", 2]].map((event, ply) => ({ ply, event }));
  expect(logText("Mars", log, words)).toBe("Mars\n====\n\nRound 1\nAnn plays.\n\nRound 2\n");
});

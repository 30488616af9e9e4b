import { describe, expect, it } from "vitest";
import type { LogEntry, Option } from "../src/table/connection/wire";
import { Words } from "../src/table/language/words";
import { folded, rounds, sifted } from "../src/table/log/fold";

const declared = { round: ["n"], drawn: ["player", "card"], play: ["player", "card"], draw: ["player", "n"] };
const told = (ply: number, ...event: Option): LogEntry => ({ ply, event });

describe("a run of the same thing", () => {
  it("is one line with a list in it", () => {
    const log = [told(1, "draw", 0, 2), told(1, "drawn", 0, "a"), told(1, "drawn", 0, "b"), told(1, "drawn", 0, "c")];
    const lines = folded(log, ["drawn"]);
    expect(lines.map(({ event }) => event)).toEqual([
      ["draw", 0, 2],
      ["drawn", 0, ["a", "b", "c"]],
    ]);
    expect(lines[1]?.entries).toHaveLength(3);
    const words = new Words(
      "en",
      ["log-drawn = Only you see it: { $card }.\nlist = { $before }, { $next }\ncard-a = Ants"],
      [],
      {},
      declared,
    );
    expect(words.event(lines[1]!.event)).toBe("Only you see it: Ants, b, c.");
  });

  it("ends with the move, with another player and with another thing", () => {
    const log = [
      told(1, "drawn", 0, "a"),
      told(2, "drawn", 0, "b"),
      told(2, "drawn", 1, "c"),
      told(2, "play", 1, "d"),
      told(2, "play", 1, "e"),
    ];
    expect(folded(log, ["drawn"])).toHaveLength(5);
  });
});

describe("the log sifted", () => {
  const log = [
    told(0, "draw", 0, 1),
    told(1, "round", 1),
    told(1, "play", 0, "a"),
    told(2, "play", 1, "b"),
    told(3, "round", 2),
    told(3, "play", 1, "c"),
  ];

  it("knows the rounds", () => {
    expect(rounds(log, declared).map(({ from, n }) => [from, n])).toEqual([
      [1, "1"],
      [4, "2"],
    ]);
  });

  it("shows a round, a player, or both", () => {
    const left = (player: number | null, round: number | null): Option[] =>
      sifted(log, declared, { player, round }).map(({ event }) => event);
    expect(left(null, null)).toHaveLength(6);
    expect(left(null, 0)).toEqual([
      ["round", 1],
      ["play", 0, "a"],
      ["play", 1, "b"],
    ]);
    expect(left(1, null)).toEqual([
      ["round", 1],
      ["play", 1, "b"],
      ["round", 2],
      ["play", 1, "c"],
    ]);
    expect(left(1, 1)).toEqual([
      ["round", 2],
      ["play", 1, "c"],
    ]);
  });
});

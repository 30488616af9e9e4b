import { expect, it } from "vitest";
import type { PublicSeat } from "../src/table/connection/wire";
import { concedingEnds, othersHere } from "../src/table/people/leaving";

const seats = (...kinds: string[]): PublicSeat[] =>
  kinds.map(
    (kind, seat) =>
      ({
        seat,
        kind: kind === "me" ? "human" : kind === "left" || kind === "out" ? "bot" : kind,
        stands_in: kind === "left",
        conceded: kind === "out",
      }) as unknown as PublicSeat,
  );

it("knows whether somebody else waits", () => {
  expect(othersHere(seats("me", "bot"), [0])).toBe(false);
  expect(othersHere(seats("me", "human"), [0])).toBe(true);
  expect(othersHere(seats("me", "human"), [0, 1])).toBe(false);
  expect(othersHere(seats("me", "left"), [0])).toBe(true);
});

it("ends the game when nobody is left to play against", () => {
  expect(concedingEnds(seats("me", "human"), 0)).toBe(true);
  expect(concedingEnds(seats("me", "bot", "bot"), 0)).toBe(true);
  expect(concedingEnds(seats("me", "human", "bot"), 0)).toBe(false);
  expect(concedingEnds(seats("me", "human", "out"), 0)).toBe(true);
  expect(concedingEnds(seats("me", "human", "human"), 0)).toBe(false);
});

import { expect, it } from "vitest";
import type { Clock, PublicSeat } from "../src/table/connection/wire";
import { face, isShort, left } from "../src/table/people/time";

const clock: Clock = { kind: "game", seconds: 1800, then: "bot" };
const seat = (facts: Partial<PublicSeat>): PublicSeat => ({ kind: "human", ...facts }) as PublicSeat;

it("shows minutes, hours or days", () => {
  expect([0, 5, 65.2, 3599, 3600, 7260].map(face)).toEqual([
    { text: "0:00" },
    { text: "0:05" },
    { text: "1:06" },
    { text: "59:59" },
    { text: "1:00 h" },
    { text: "2:01 h" },
  ]);
  expect(face(3 * 86_400 + 5)).toEqual({ days: 3 });
});

it("counts down for whoever thinks and stands still for the others", () => {
  expect(left(seat({ due: 1060 }), clock, 1000)).toBe(60);
  expect(left(seat({ due: 990 }), clock, 1000)).toBe(0);
  expect(left(seat({ due: null, time_left: 500 }), clock, 1000)).toBe(500);
  expect(left(seat({ due: null, time_left: null }), clock, 1000)).toBe(1800);
  expect(left(seat({ due: null }), { ...clock, kind: "turn" }, 1000)).toBe(null);
  expect(left(seat({ kind: "bot", due: 1060 }), clock, 1000)).toBe(null);
});

it("warns at the end of it", () => {
  expect(isShort(59, clock)).toBe(true);
  expect(isShort(61, clock)).toBe(false);
  expect(isShort(30, { ...clock, seconds: 60 })).toBe(false);
});

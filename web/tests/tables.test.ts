import { describe, expect, it } from "vitest";
import { inOrder, isMyTurn, joinable } from "../src/pages/front/tables";
import type { Lobby } from "../src/table/connection/wire";

const NOW = 1_800_000_000;
const me = { kind: "human", claimed: true, ready: true, online: true, seen: null };
const free = { kind: "human", claimed: false, ready: false, online: false, seen: null };
const table = (name: string, facts: Partial<Lobby>, ...seats: object[]): Lobby =>
  ({
    table: name,
    state: "open",
    thinking: [],
    seats: seats.map((seat, n) => ({ seat: n, ...seat })),
    ...facts,
  }) as unknown as Lobby;

describe("my tables", () => {
  it("wait for me where I must decide, or must still say that I am ready", () => {
    expect(isMyTurn(table("a", { state: "playing", thinking: [0, 2] }, me, me, me), [2])).toBe(true);
    expect(isMyTurn(table("a", { state: "playing", thinking: [0] }, me, me), [1])).toBe(false);
    expect(isMyTurn(table("a", {}, me, { ...me, ready: false }), [1])).toBe(true);
    expect(isMyTurn(table("a", {}, me, { ...me, ready: false }), [0])).toBe(false);
  });

  it("begin with those that wait for me, and end with a few that are over", () => {
    const all = [
      { lobby: table("open", {}, me, free), turn: false },
      ...[1, 2, 3, 4].map((n) => ({ lobby: table(`over ${n}`, { state: "over" }, me), turn: false })),
      { lobby: table("theirs", { state: "playing" }, me), turn: false },
      { lobby: table("mine", { state: "playing" }, me), turn: true },
    ];
    expect(inOrder(all).map(({ lobby }) => lobby.table)).toEqual([
      "mine",
      "theirs",
      "open",
      "over 1",
      "over 2",
      "over 3",
    ]);
  });
});

describe("open tables", () => {
  it("are those with a free seat where somebody is or was today, and not my own", () => {
    const away = { ...me, online: false };
    const listed = [
      table("today", {}, { ...away, seen: NOW - 3600 }, free),
      table("mine", {}, me, free),
      table("full", {}, me, { ...me, ready: false }),
      table("kept", {}, me, { ...free, reserved: true }),
      table("last year", {}, { ...away, seen: NOW - 1e7 }, free),
      table("now", {}, me, free),
    ];
    expect(joinable(listed, ["mine"], NOW).map((lobby) => lobby.table)).toEqual(["now", "today"]);
  });
});

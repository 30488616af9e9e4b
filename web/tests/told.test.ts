import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LogEntry } from "../src/table/connection/wire";
import { PATIENCE, Turns } from "../src/table/notifications/turns";
import { missed } from "../src/table/storage/seen";

describe("being told that it is my turn", () => {
  it("what was so when the page was opened is no news", () => {
    expect(new Turns().hear(true, false, 0)).toBe(false);
  });

  it("whoever looks elsewhere is told at once, and once", () => {
    const turns = new Turns();
    turns.hear(false, true, 0);
    expect(turns.hear(true, false, 10)).toBe(true);
    expect(turns.hear(true, false, 20)).toBe(false);
  });

  it("whoever looks is told only after a wait", () => {
    const turns = new Turns();
    turns.hear(true, true, 0);
    turns.hear(false, true, 1000);
    expect(turns.hear(true, true, 1500)).toBe(false);
    turns.hear(false, true, 2000);
    turns.hear(false, true, 4000);
    expect(turns.hear(true, true, 2000 + PATIENCE)).toBe(true);
  });
});

describe("since my last turn", () => {
  const log: LogEntry[] = [1, 2, 3, 4, 5].map((ply) => ({ ply, event: ["round", ply] }));

  it("is what came after my move, if some of it came while I was away", () => {
    expect(missed(log, { moved: 2, looked: 4 }).map(({ ply }) => ply)).toEqual([3, 4, 5]);
  });

  it("is nothing to somebody who saw it all, or never moved here", () => {
    expect(missed(log, { moved: 2, looked: 5 })).toEqual([]);
    expect(missed(log, { looked: 3 })).toEqual([]);
    expect(missed(log, {})).toEqual([]);
  });
});

describe("preferences", () => {
  beforeEach(() => vi.stubGlobal("document", { documentElement: { dataset: {}, toggleAttribute: () => true } }));

  it("are read with the usual value for whatever is missing or strange", async () => {
    const { read } = await import("../src/look/preferences.svelte");
    const usual = read(null);
    expect(usual.sound).toBe(true);
    expect(usual.confirm).toBe(true);
    expect(read({ sound: false, confirm: "yes", size: "huge", evil: 1 })).toEqual({ ...usual, sound: false });
    expect(read({ size: "largest" }).size).toBe("largest");
  });
});

describe("talk", () => {
  it("is heard once, and what others said is unread until it was on the screen", async () => {
    const { Talk } = await import("../src/table/people/talk.svelte");
    const line = (n: number, seat: number) =>
      ({ n, seat, kind: "phrase", said: "hello", ply: 0, at: 0, name: null }) as const;
    const talk = new Talk(1);
    talk.hear([line(1, 1), line(2, 0)]);
    talk.hear([line(2, 0), line(3, 1)]);
    expect(talk.lines.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(talk.unread(0)).toBe(1);
    expect(talk.unread(null)).toBe(2);
  });
});

it("the server's key is read as browsers want it", async () => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  const { bytes } = await import("../src/table/notifications/push");
  expect([...bytes("_-8B")]).toEqual([255, 239, 1]);
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LogEntry, Option, Printed } from "../src/table/connection/wire";
import { actorOf, actsOf, byName, printedIn, type Act } from "../src/table/pace/acts";
import { counted } from "../src/table/pace/ceremony";
import { numberIn, signed } from "../src/table/pace/counters";
import { lasting, paceOf } from "../src/table/pace/pacing";
import { namesOf } from "../src/table/pace/places";
import { Show } from "../src/table/pace/show.svelte";
import { soundOf } from "../src/table/pace/sounds";

const declared = {
  round: ["n"],
  play: ["player", "card"],
  gain: ["player", "n"],
  gave: ["player", "other:player", "card"],
  place: ["player", "building", "space"],
};
const told = (ply: number, ...event: Option): LogEntry => ({ ply, event });
const reader = { declared, details: ["gain"], me: 0, mentions: ([verb]: Option) => verb !== "hush" };

describe("acts", () => {
  it("are what one player did in a move, with what follows from it", () => {
    const acts = actsOf([told(3, "play", 1, "a"), told(3, "gain", 2, 1), told(4, "play", 2, "b")], reader);
    expect(acts.map(({ ply, player, entries }) => [ply, player, entries.length])).toEqual([
      [3, 1, 2],
      [4, 2, 1],
    ]);
  });

  it("leave out my own and what the log does not mention", () => {
    expect(actsOf([told(3, "play", 0, "a"), told(3, "gain", 1, 1), told(3, "hush", 1)], reader)).toEqual([]);
  });

  it("of another player within my move are theirs", () => {
    const acts = actsOf([told(3, "play", 0, "a"), told(3, "play", 1, "b"), told(3, "round", 2)], reader);
    expect(acts.map(({ player }) => player)).toEqual([1, null]);
  });

  it("know who acts and which card it is about", () => {
    expect(actorOf(["gave", 2, 1, "a"], declared)).toBe(2);
    expect(actorOf(["round", 2], declared)).toBe(null);
    const card = { id: "a", kind: "corporation", texts: {}, designed: [] } satisfies Printed;
    const printed = byName([card, { ...card, id: "b", kind: "space" }]);
    expect(printedIn([told(1, "gain", 1, 1), told(1, "gave", 2, 1, "a")], declared, printed)).toBe(card);
    expect(printedIn([told(1, "play", 1, "b")], declared, printed)).toBe(null);
  });
});

describe("places", () => {
  it("are looked for by the closest name first", () => {
    const [pairs, single] = namesOf([
      { kind: "player", value: 1 },
      { kind: "building", value: "mine" },
      { kind: "space", value: 2 },
    ]);
    expect(pairs).toContain('[data-at="mine:2"]');
    expect(single).toContain('[data-thing="building:mine"]');
    expect(namesOf([{ kind: "player", value: 1 }])).toEqual([]);
  });
});

describe("numbers", () => {
  it("are whole texts, with a true minus", () => {
    expect(["12", " −30 °C", "+3", "14%", "3 cards", ""].map(numberIn)).toEqual([12, -30, 3, 14, null, null]);
    expect([3, -1].map(signed)).toEqual(["+3", "−1"]);
  });
});

describe("the pace", () => {
  it("is what was chosen; else quick, or none where nothing should move", () => {
    expect(paceOf("calm", true, true)).toBe("calm");
    expect(paceOf("", false, false)).toBe("quick");
    expect(paceOf("", true, false)).toBe("once");
    expect(paceOf("strange", false, true)).toBe("once");
  });

  it("hurries where much waits, and waits for ever step by step", () => {
    expect(lasting("quick", 1, 0)).toBe(1100);
    expect(lasting("quick", 12, 0)).toBe(500);
    expect(lasting("quick", 12, 5900)).toBe(280);
    expect(lasting("step", 3, 0)).toBe(Infinity);
  });
});

describe("a show", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const act = (ply: number): Act => ({ ply, player: 1, entries: [] });
  const started = (pace: "once" | "quick" | "step"): { laid: string[]; show: Show<string> } => {
    const laid: string[] = [];
    return {
      laid,
      show: new Show<string>(
        (each) => laid.push(each),
        () => pace,
      ),
    };
  };

  it("lays each thing on the table when its turn comes", () => {
    const { laid, show } = started("quick");
    show.hear("a", [act(1), act(2)], false, "paced");
    show.hear("b", [act(3)], true, "paced");
    expect([laid.join(""), show.act?.ply, show.left, show.waiting]).toEqual(["a", 1, 2, true]);
    vi.advanceTimersByTime(1200);
    expect([laid.join(""), show.act?.ply]).toEqual(["a", 2]);
    vi.advanceTimersByTime(1200);
    expect([laid.join(""), show.act?.ply, show.waiting]).toEqual(["ab", 3, false]);
    vi.advanceTimersByTime(1200);
    expect(show.act).toBe(null);
  });

  it("can be skipped: what came last is what counts", () => {
    const { laid, show } = started("quick");
    show.hear("a", [act(1)], false, "paced");
    show.hear("b", [act(2)], false, "paced");
    show.hear("c", [], true, "paced");
    show.skip();
    expect([laid.join(""), show.act, show.left]).toEqual(["ac", null, 0]);
    vi.advanceTimersByTime(9000);
    expect(laid.join("")).toBe("ac");
  });

  it("never keeps anybody from what they are choosing", () => {
    const { laid, show } = started("quick");
    show.hear("a", [act(1)], false, "paced");
    show.hear("b", [act(2)], true, "beside");
    expect([laid.join(""), show.act?.ply, show.left]).toEqual(["ab", 1, 1]);
  });

  it("is none at once, and goes on by hand step by step", () => {
    const fast = started("once");
    fast.show.hear("a", [act(1)], false, "paced");
    expect([fast.laid.join(""), fast.show.act]).toEqual(["a", null]);
    const { laid, show } = started("step");
    show.hear("a", [act(1)], false, "paced");
    show.hear("b", [act(2)], false, "paced");
    vi.advanceTimersByTime(60_000);
    expect([laid.join(""), show.act?.ply]).toEqual(["a", 1]);
    show.next();
    expect([laid.join(""), show.act?.ply]).toEqual(["ab", 2]);
    show.next();
    expect(show.act).toBe(null);
  });

  it("forgets what waits when the table is shown as it is", () => {
    const { laid, show } = started("quick");
    show.hear("a", [act(1)], false, "paced");
    show.hear("b", [act(2)], false, "paced");
    show.hear("c", [], false, "now");
    expect([laid.join(""), show.act]).toEqual(["ac", null]);
  });
});

describe("counting the points", () => {
  const points = [
    [5, 1],
    [3, 4],
    [2, 0],
  ];

  it("begins with whoever came last, and ends with the winner", () => {
    const order = [1, 0, 2];
    expect(counted(points, order, 0)).toEqual({ lines: [0, 0, 0], sums: [0, 0, 0], now: 2 });
    expect(counted(points, order, 3)).toEqual({ lines: [1, 0, 2], sums: [5, 0, 2], now: 0 });
    expect(counted(points, order, 6)).toEqual({ lines: [2, 2, 2], sums: [6, 7, 2], now: null });
  });
});

describe("sounds", () => {
  it("tell what is laid from what is played, and nothing of what only follows", () => {
    expect(soundOf([told(1, "place", 1, "mine", "s1")], declared, [])).toBe("tile");
    expect(soundOf([told(1, "play", 1, "a")], declared, [])).toBe("card");
    expect(soundOf([told(1, "play", 1, "a")], declared, ["play"])).toBe(null);
    expect(soundOf([told(1, "gain", 1, 2)], declared, [])).toBe(null);
  });
});

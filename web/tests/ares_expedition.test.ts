import { describe, expect, it } from "vitest";
import { tray } from "../src/games/ares_expedition/cards/tray";
import { face } from "../src/games/ares_expedition/face";
import { SIGNS } from "../src/games/ares_expedition/look/gist";
import { corner } from "../src/games/ares_expedition/look/points";
import { doors, status } from "../src/games/ares_expedition/phases/status";
import { cells, share } from "../src/games/ares_expedition/planet/tracks";
import { PHASES, type AresExpedition, type Player } from "../src/games/ares_expedition/view";
import { gist } from "../src/games/mars_engine/look/gist";
import type { Card } from "../src/games/mars_engine/view";
import { targets } from "../src/table/choosing/targets";
import type { Decision, Message, Option } from "../src/table/connection/wire";

function player(parts: Partial<Player> = {}): Player {
  return {
    player: 0,
    hand: [],
    dealt: [],
    offered: [],
    chosen: [],
    phase: null,
    plan: null,
    planned: false,
    ...parts,
  } as unknown as Player;
}

function view(parts: Partial<AresExpedition> = {}): AresExpedition {
  return {
    you: 0,
    phase: null,
    phases: [],
    pending: [],
    outcome: null,
    bot: null,
    pool: null,
    players: [player()],
    ...parts,
  } as unknown as AresExpedition;
}

const decision = (prompt: Message, ...options: Option[]): Decision => ({
  id: 7,
  prompt,
  options,
  several: null,
  refusals: [],
  warnings: [],
});
const ON_THINGS: Option[] = [
  ["corporation", "helion"],
  ["phase", "action"],
  ["bot", "research"],
  ["play", "fish"],
  ["action", "fish"],
  ["standard", "ocean_mc"],
  ["sell", "fish"],
  ["discard", "fish"],
  ["keep", "fish"],
  ["give", "fish"],
  ["card", "fish"],
  ["reduce", "fish"],
  ["pay", "heat", 3],
  ["spend", "heat", 2],
  ["choose", 0],
  ["first", 1],
  ["help", "oxygen"],
  ["cube"],
  ["marker"],
];
const LOOSE: Option[] = [["done"], ["skip"], ["draw"], ["buy_tr"]];

describe("what options point to", () => {
  it("is a thing on the table for everything but plain words", () => {
    expect(ON_THINGS.filter((option) => face.pointing(view(), option) === null)).toEqual([]);
    expect(LOOSE.filter((option) => face.pointing(view(), option) !== null)).toEqual([]);
  });

  it("keeps playing a card and selling it apart", () => {
    const asked = decision(["prompt-development", {}], ["play", "fish"], ["sell", "fish"], ["sell", "moss"], ["done"]);
    const playing = view({ phase: "development" });
    const found = targets(asked, (option) => face.pointing(playing, option), []);
    expect([...found.at.keys()].sort()).toEqual(["card:fish", "sell:fish", "sell:moss"]);
  });

  it("is the card itself where there is nothing else to do with it than to sell it", () => {
    expect(face.pointing(view({ phase: null }), ["sell", "fish"])).toBe("card:fish");
  });
});

describe("the tray", () => {
  it("shows the first cards beside the corporations, and the other way round", () => {
    const me = player({ offered: ["helion", "ecoline"], hand: ["fish"] });
    expect(tray(me, decision(["prompt-corporation", {}], ["corporation", "helion"]))).toEqual({
      cards: ["helion", "ecoline"],
      beside: ["fish"],
    });
    expect(tray(me, decision(["prompt-exchange", {}], ["discard", "fish"], ["done"]))).toEqual({
      cards: ["fish"],
      beside: ["helion", "ecoline"],
    });
  });

  it("shows all revealed cards, also when none may be kept", () => {
    const me = player({ dealt: ["fish", "mine"] });
    expect(tray(me, decision(["prompt-keep-revealed", {}], ["skip"]))?.cards).toEqual(["fish", "mine"]);
  });

  it("is not needed for what lies on the table", () => {
    expect(tray(player(), decision(["prompt-action", {}], ["standard", "ocean_mc"], ["done"]))).toBeNull();
  });
});

describe("who is still at it", () => {
  const two = (parts: Partial<AresExpedition>, other: Partial<Player> = {}): AresExpedition =>
    view({ players: [player(), player({ player: 1, ...other })], ...parts });

  it("is told for everybody at once", () => {
    const playing = two({ phase: "action", pending: [1] });
    expect(playing.players.map((each) => status(playing, each))).toEqual(["done", "acting"]);
  });

  it("tells who has chosen, and not what", () => {
    const planning = two({ pending: [0] }, { planned: true });
    expect(planning.players.map((each) => status(planning, each))).toEqual(["choosing", "chosen"]);
    expect(
      doors(planning)
        .flatMap(({ choosers, mine, last }) => [...choosers, ...last, mine])
        .filter(Boolean),
    ).toEqual([]);
  });

  it("ends with the game", () => {
    const over = two({ outcome: {} as never });
    expect(status(over, over.players[0]!)).toBeNull();
  });
});

describe("the doors", () => {
  const players = [player({ phase: "action" }), player({ player: 1, phase: "research" })];

  it("open for what was chosen, in order", () => {
    const all = doors(view({ players, phases: ["action", "research"], phase: "research" }));
    expect(all.map(({ phase }) => phase)).toEqual(PHASES);
    expect(
      all.filter(({ open }) => open).map(({ phase, now, past, choosers }) => [phase, now, past, choosers]),
    ).toEqual([
      ["action", false, true, [0]],
      ["research", true, false, [1]],
    ]);
  });

  it("tell what nobody may choose again while all choose", () => {
    const all = doors(
      view({
        players: [players[0]!, players[1]!].map(
          (each) => ({ ...each, plan: each.player ? null : "production" }) as Player,
        ),
      }),
    );
    expect(all.map(({ last }) => last)).toEqual([[], [], [0], [], [1]]);
    expect(all.find(({ mine }) => mine)?.phase).toBe("production");
  });
});

describe("the tracks", () => {
  const warmth = { from: -30, step: 2, zones: { purple: 6, red: 5, yellow: 5, white: 4 } };
  const air = { from: 0, step: 1, zones: { purple: 3, red: 4, yellow: 5, white: 3 } };
  const [temperature, oxygen] = [cells(warmth), cells(air)];

  it("have twenty and fifteen steps in four zones", () => {
    expect([temperature.length, oxygen.length]).toEqual([20, 15]);
    const first = (zone: string): number[] =>
      [temperature, oxygen].map((track) => track.find((cell) => cell.zone === zone)!.value);
    expect(["purple", "red", "yellow", "white"].map(first)).toEqual([
      [-30, 0],
      [-18, 3],
      [-8, 7],
      [2, 12],
    ]);
    expect([temperature.at(-1)?.value, oxygen.at(-1)?.value]).toEqual([8, 14]);
  });

  it("know how far they are", () => {
    expect([share(warmth, -30), share(air, 7), share(warmth, 8)]).toEqual([0, 0.5, 1]);
  });
});

describe("a card", () => {
  const read = (message: Message): unknown[] => gist(message, SIGNS);

  it("shows in which zones it can be played", () => {
    const needs = (id: string, zone: string): unknown[] =>
      read(["card-needs", { needs: [{ message: [id, { zone }] }] }]);
    expect(needs("needs-least-temperature", "yellow")).toMatchObject([
      { icon: "temperature", zones: ["yellow", "white"] },
    ]);
    expect(needs("needs-most-oxygen", "red")).toMatchObject([{ icon: "oxygen", zones: ["purple", "red"] }]);
  });

  it("shows production that grows, and nothing where it could say only a part", () => {
    const grow: Message = [
      "card-effect",
      { effects: [{ message: ["lasting-grow", { product: "heat", tag: "space", every: 1 }] }] },
    ];
    expect(read(grow)).toMatchObject([{ icon: "heat", box: true }, { link: true }, { icon: "space" }]);
    const when: Message = ["when-ocean", { effect: { message: ["effect-unheard-of", {}] } }];
    expect(read(when)).toEqual([]);
  });

  it("has points for what its owner has", () => {
    expect(corner({ points: ["per_forests", 2] } as unknown as Card)).toEqual({ text: "1/2", icon: "greenery" });
    expect(corner({ points: ["points", 1] } as unknown as Card)).toEqual({ text: "1", icon: null });
  });
});

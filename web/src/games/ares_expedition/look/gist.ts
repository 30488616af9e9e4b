/** Signs for what only cards of this game say. */
import {
  inside,
  messages,
  number,
  resource,
  word,
  type Args,
  type Sign,
  type Signs,
} from "../../mars_engine/look/gist";
import { tagIcon } from "../../mars_engine/look/icons";
import { ZONES } from "../view";

const card = (n: number): Sign => ({ icon: "card", name: "mars-card", n });
const forest = (n: number): Sign => ({ icon: "greenery", name: "ae-forest", n });
const per = (n: number): Sign => ({ icon: "per", name: "mars-per", n, link: true });
const tag = (id: string): Sign => ({ icon: tagIcon(id), name: `tag-${id}` });

/** A track must stand in one of these zones: from the one that is named, up to it, or there. */
function zones(icon: string, args: Args, which: "least" | "most" | "only"): Sign[] {
  const at = ZONES.findIndex((zone) => zone === word(args, "zone"));
  const open = ZONES.slice(which === "most" ? 0 : at, which === "least" ? undefined : at + 1);
  return at < 0 ? [] : [{ icon, name: `parameter-${icon}`, zones: open }];
}

export const SIGNS: Signs = {
  "needs-least-temperature": (args) => zones("temperature", args, "least"),
  "needs-most-temperature": (args) => zones("temperature", args, "most"),
  "needs-least-oxygen": (args) => zones("oxygen", args, "least"),
  "needs-most-oxygen": (args) => zones("oxygen", args, "most"),
  "needs-only-temperature": (args) => zones("temperature", args, "only"),
  "needs-only-oxygen": (args) => zones("oxygen", args, "only"),
  "effect-forest": (args) => [forest(number(args))],
  "effect-spend-rating": (args) => [{ icon: "rating", name: "mars-rating", n: -number(args) }],
  "effect-draw-and-keep": (args) => [card(number(args, "keep"))],
  "effect-draw-then-discard": (args) => [card(number(args)), card(-number(args, "discards"))],
  "effect-discard": (args) => [card(-number(args))],
  "lasting-grow": (args) => [
    resource({ resource: word(args, "product") }, 1, { box: true }),
    per(number(args, "every")),
    tag(word(args, "tag")),
  ],
  "lasting-grow-forests": (args) => [
    resource({ resource: word(args, "product") }, 1, { box: true }),
    per(number(args, "every")),
    { icon: "greenery", name: "ae-forest" },
  ],
  "lasting-discount": (args) => [
    resource({ resource: "mc" }, -number(args)),
    per(1),
    { icon: "card", name: "mars-card" },
  ],
  "lasting-discount-tag": (args) => [resource({ resource: "mc" }, -number(args)), per(1), tag(word(args, "tag"))],
  "when-ocean": (args, read) => gained({ icon: "ocean", name: "mars-ocean" }, args, read),
  "when-temperature": (args, read) => gained({ icon: "temperature", name: "parameter-temperature" }, args, read),
  "when-oxygen": (args, read) => gained({ icon: "oxygen", name: "parameter-oxygen" }, args, read),
  "when-forest": (args, read) => gained({ icon: "greenery", name: "ae-forest" }, args, read),
  "when-tag": (args, read) => {
    const tags = messages(args["tags"]).map(([id]) => tag(id.replace("tag-", "")));
    const [first] = tags;
    return first && tags.length === 1 ? gained(first, args, read) : [];
  },
};

/** What follows whenever something happens. */
function gained(sign: Sign, args: Args, read: Parameters<Signs[string]>[1]): Sign[] {
  const effect = inside(args["effect"]);
  const gains = effect ? read(effect) : [];
  return gains.length ? [sign, { icon: "point", name: "mars-then", link: true }, ...gains] : [];
}

/** Signs for what only cards of this game do. */
import type { Message } from "../../../table/connection/wire";
import {
  gist as read,
  held,
  least,
  most,
  number,
  resource,
  word,
  type Sign,
  type Signs,
} from "../../mars_engine/look/gist";
import { tileIcon } from "./icons";

export const SIGNS: Signs = {
  "needs-least-temperature": (args) => least("temperature", "parameter-temperature", args, "°"),
  "needs-most-temperature": (args) => most("temperature", "parameter-temperature", args, "°"),
  "needs-least-oxygen": (args) => least("oxygen", "parameter-oxygen", args, "%"),
  "needs-most-oxygen": (args) => most("oxygen", "parameter-oxygen", args, "%"),
  "needs-greeneries": (args) => least("greenery", "tile-greenery", args),
  "needs-cities": (args) => least("city", "tile-city", args),
  "effect-ocean-on-land": () => [{ icon: "ocean", name: "tile-ocean", n: 1 }],
  "effect-look-keep": (args) => [{ icon: "card", name: "mars-card", n: number(args, "keep") }],
  "effect-look-buy": () => [{ icon: "card", name: "mars-card", n: 1 }],
  "effect-tile": (args) => [{ icon: tileIcon(word(args, "tile")), name: `tile-${word(args, "tile")}`, n: 1 }],
  "effect-decrease": (args) => [resource(args, -number(args), { box: true, rival: true })],
  "effect-remove": (args) => [resource(args, -number(args), { rival: true })],
  "effect-remove-from-card": (args) => [held(args, -number(args), { rival: true })],
  "effect-hunt": (args) => [held(args, -1, { rival: true })],
  "effect-steal": (args) => [resource(args, number(args), { rival: true })],
};

export const gist = (message: Message): Sign[] => read(message, SIGNS);

/**
 * Words: the only place in the browser where a message becomes a sentence. The catalogues are the same Fluent files as
 * Python's, and so are the rules: see `arsia.words`.
 *
 * What names a player or a card can be marked on its way through a sentence, so that a log line shows the player's
 * shape and the card's colour: `segments` finds the marks again.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import { count } from "../choosing/marking";
import type { Message, Option } from "../connection/wire";

export const LANGUAGES = ["en", "pl", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

type Names = Readonly<Record<string, readonly string[]>>;
type Forms = Record<string, FluentVariable>;
/** An event, or several that differ in one part and are told as one: that part is a list. */
export type Folded = readonly (string | number | readonly string[])[];

const KERNEL_VERBS: Names = { first: ["n"], undo: [] };
const KERNEL_EVENTS: Names = { undo: ["player"], forced: ["player", "option"] };
/** Arguments that repeat what somebody typed, or the code name that they should have typed. */
const LITERAL = ["value", "values", "option", "options", "games", "languages"];
const ITEMS: Readonly<Record<string, string>> = { pending: "seat", cards: "card" };

/** Marks around a name: kind and id, then the name itself. They are private characters that no catalogue uses. */
const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";

export interface Segment {
  readonly text: string;
  readonly kind?: string;
  readonly id?: string;
}

const known = new Map<string, FluentResource>();

/** A catalogue is read once, however often the words are put together. */
function read(catalogue: string): FluentResource {
  const found = known.get(catalogue) ?? new FluentResource(catalogue);
  known.set(catalogue, found);
  return found;
}

/** A number with a true minus sign, whatever sign its language would have. */
class BelowZero extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return super.toString(scope).replace("-", "−");
  }
}

export class Words {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    catalogues: readonly string[],
    readonly players: readonly string[] = [],
    readonly verbs: Names = {},
    readonly events: Names = {},
    readonly marks = false,
  ) {
    this.#bundle = new FluentBundle([language], {
      useIsolating: false,
      functions: { PLACE: place, SENTENCE: sentence, GIVEN: given },
    });
    for (const catalogue of catalogues) this.#bundle.addResource(read(catalogue), { allowOverrides: true });
  }

  /** Is there such a message? */
  has(id: string): boolean {
    return this.#bundle.hasMessage(kebab(id));
  }

  /** The message as a sentence; where a game has no words for it, what its id tells. */
  say(message: Message): string {
    return this.has(message[0]) ? this.text(message[0], message[1]) : plainMessage(message);
  }

  /** A message by its id and arguments. A word that is missing shows its id. */
  text(id: string, args: Readonly<Record<string, unknown>> = {}): string {
    return String(this.#forms(id, args)[""] ?? id);
  }

  /** The message's words, or other words where there is no such message. */
  textOr(id: string, otherwise: string): string {
    return this.has(id) ? this.text(id) : otherwise;
  }

  /** The name of a thing by its kind, or null where nothing names it; one of a numbered kind goes by its number. */
  thing(kind: string, value: string): string | null {
    const forms = this.#thing(kind, value);
    return forms && String(forms[""]);
  }

  /** What an option says on a button or in a list. */
  option(option: Option): string {
    const id = `option-${option[0]}`;
    const parts = named(option, this.verbs, KERNEL_VERBS);
    return this.has(id) ? this.text(id, parts) : this.#plain(option, parts);
  }

  /** What a set says: everything in it once, and how often. */
  set(options: readonly Option[]): string {
    if (!options.length) return this.text("ui-none-chosen");
    return options
      .filter((option, i) => count(options.slice(0, i), option) === 0)
      .map((option) => {
        const n = count(options, option);
        return n > 1 ? this.text("ui-times", { option: this.option(option), n }) : this.option(option);
      })
      .join(", ");
  }

  /** A line of the log, or nothing for what the log does not mention. */
  event(event: Folded): string {
    const id = `log-${event[0]}`;
    const parts = named(event, this.events, KERNEL_EVENTS);
    if (this.has(id)) return this.text(id, parts);
    return String(event[0]) in this.events ? this.#plain(event, parts) : "";
  }

  /** A player's name. */
  player(player: number): string {
    const name = this.players[player] || this.text("player", { n: player + 1 });
    return this.#mark("player", String(player), name);
  }

  /** What has no words, as it stands: the verb, and the parts as far as they have names. */
  #plain(parts: Folded, declared: Readonly<Record<string, unknown>>): string {
    const said = [plainId(String(parts[0]))];
    let who = "";
    const all = Object.keys(declared).length ? Object.entries(declared) : parts.slice(1).map((part) => ["", part]);
    for (const [declaration, value] of all as [string, unknown][]) {
      const [name, kind] = split(declaration);
      const word = String(this.#argument(name, kind, value)[""]);
      if (kind === "player" && !who) who = word;
      else said.push(word === value ? plainId(word) : word);
    }
    return who ? `${who}: ${said.join(" ")}` : capital(said.join(" "));
  }

  #thing(kind: string, value: string): Forms | null {
    if (this.has(`${kind}-${value}`)) return this.#forms(`${kind}-${value}`, {});
    const [, stem, n] = /^(.+)-(\d+)$/.exec(value) ?? [];
    return stem && this.has(`${kind}-${stem}`) ? this.#forms(`${kind}-${stem}`, { n: Number(n) }) : null;
  }

  #forms(id: string, args: Readonly<Record<string, unknown>>): Forms {
    const message = this.#bundle.getMessage(kebab(id));
    if (!message?.value) return { "": id };
    const all: Record<string, FluentVariable> = {};
    for (const [declared, value] of Object.entries(args)) {
      const [name, kind] = split(declared);
      for (const [form, said] of Object.entries(this.#argument(name, kind, value))) {
        all[form ? `${name}_${form}` : name] = said;
      }
    }
    const forms: Forms = {};
    for (const [form, pattern] of Object.entries({ "": message.value, ...message.attributes })) {
      forms[form] = this.#bundle.formatPattern(pattern, all, []);
    }
    return forms;
  }

  /** One argument in all its forms: a message said, a list joined, a thing by its name. */
  #argument(name: string, kind: string, value: unknown): Forms {
    if (isNested(value)) return this.#forms(value.message[0], value.message[1]);
    if (Array.isArray(value)) return this.#list(name, value);
    if (typeof value === "number" && (kind === "player" || kind === "seat")) return { "": this.player(value) };
    if (typeof value === "string") {
      const forms = LITERAL.includes(kind) ? null : this.#thing(kind, value);
      if (!forms) return { "": value };
      return { ...forms, "": this.#mark(kind, value, String(forms[""])) };
    }
    if (typeof value !== "number") return { "": String(value) };
    return { "": value < 0 ? new BelowZero(value) : value };
  }

  /** The items one after the other, in every form that all of them have. */
  #list(name: string, values: readonly unknown[]): Forms {
    const items = values.map((value) => this.#item(name, value));
    const [first, ...rest] = items;
    if (!first) return { "": "" };
    const link = this.has(`list-${name}`) ? `list-${name}` : "list";
    const joined: Forms = {};
    for (const form of Object.keys(first)) {
      if (!rest.every((item) => form in item)) continue;
      joined[form] = rest.reduce<FluentVariable>(
        (before, item) => this.text(link, { before, next: item[form] }),
        first[form] ?? "",
      );
    }
    return joined;
  }

  #item(name: string, value: unknown): Forms {
    if (isNested(value)) return this.#forms(value.message[0], value.message[1]);
    if (Array.isArray(value)) return { "": this.option(value as Option) };
    const kind = ITEMS[name] ?? name;
    if (kind === "seat" && typeof value === "number") return { "": this.player(value) };
    return typeof value === "string" ? this.#argument(name, kind, value) : { "": String(value) };
  }

  #mark(kind: string, id: string, text: string): string {
    return this.marks ? `${OPEN}${kind} ${id}${MIDDLE}${text}${CLOSE}` : text;
  }
}

/** A marked sentence, cut where its marks are. */
export function segments(marked: string): Segment[] {
  const found: Segment[] = [];
  for (const part of marked.split(/(\uE000[^\uE002]*\uE002)/u)) {
    if (!part) continue;
    if (!part.startsWith(OPEN)) {
      found.push({ text: part });
      continue;
    }
    const [head = "", text = ""] = part.slice(1, -1).split(MIDDLE);
    const [kind = "", id = ""] = head.split(" ");
    found.push({ text, kind, id });
  }
  return found;
}

function isNested(value: unknown): value is { message: Message } {
  return typeof value === "object" && value !== null && "message" in value;
}

function named(parts: Folded, names: Names, kernel: Names): Record<string, unknown> {
  const verb = String(parts[0]);
  const declared = names[verb] ?? kernel[verb] ?? [];
  return Object.fromEntries(declared.slice(0, parts.length - 1).map((name, i) => [name, parts[i + 1]]));
}

function split(declared: string): [string, string] {
  const [name = "", kind] = declared.split(":");
  return [name, kind ?? name];
}

/** An id as somebody may read it who should have read words. */
export function plainId(id: string): string {
  return id.replaceAll(/[_-]/g, " ");
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A message for which there are no words: its id without its family, and what it is about. */
function plainMessage([id, args]: Message): string {
  const [family = "", ...rest] = kebab(id).split("-");
  const about = Object.values(args).filter((value) => typeof value === "string" || typeof value === "number");
  return capital([rest.length ? rest.join(" ") : family, ...about.map((value) => plainId(String(value)))].join(" "));
}

export function kebab(word: string): string {
  return word.replaceAll("_", "-");
}

/** Places are counted from 1. */
function place(positional: FluentValue[]): FluentValue {
  const n = positional[0];
  return new FluentNumber((n instanceof FluentNumber ? n.value : Number(n)) + 1);
}

/** Its capital letter and its full stop. */
function sentence(positional: FluentValue[]): FluentValue {
  const text = String(positional[0]);
  return text.slice(0, 1).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : ".");
}

function given(positional: FluentValue[]): FluentValue {
  return String(positional[0]) ? "yes" : "no";
}

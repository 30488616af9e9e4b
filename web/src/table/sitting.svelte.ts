/**
 * One sitting at a table: what the seat was told last, what it may choose, and how it says so. Boards read it from the
 * context; nothing in it decides anything about a game.
 */
import { getContext, setContext, tick, untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { face as faceOf, hasBoard } from "../games";
import { PLAIN, type Face } from "../games/face";
import { isStill, prefer } from "../look/preferences.svelte";
import { form, isTight, isTouched, screenHeight, screenWidth, type Room } from "../look/screen.svelte";
import { asked, isEnding, isWhole, kept, mark, whole } from "./choosing/marking";
import { NOTHING, targets, type Choice, type Targets } from "./choosing/targets";
import { EMPTY, hear, type Ledger } from "./connection/ledger";
import { Live, liveSocket, type Answer, type Line } from "./connection/live";
import type { PublicSeat, GameFacts, Heard, Lobby, Option, Problem, LogEntry, Update } from "./connection/wire";
import { gameWords } from "./language/catalogues";
import { speech } from "./language/language.svelte";
import { nameOf } from "./language/names";
import { Words } from "./language/words";
import { places, travel } from "./layout/motion";
import { actsOf, type Reader } from "./pace/acts";
import { changes, numbers, type Change } from "./pace/counters";
import { paceOf, type Pace } from "./pace/pacing";
import { Show } from "./pace/show.svelte";
import { Talk } from "./people/talk.svelte";
import { missed, noteSeen, seenAt } from "./storage/seen";

/** The least room in which a plain board lies as a whole. */
const LEAST: Room = { width: 1100, height: 640 };

/** An answer as it travels, an option or a set. */
export const answerOf = ({
  option,
  set,
}: {
  readonly option: Option | null;
  readonly set: readonly Option[] | null;
}): Answer => (set ? { set } : { option: option ?? [] });

/** What was heard, and the log with it. */
interface Told {
  readonly update: Update;
  readonly ledger: Ledger;
}

export class Sitting {
  update = $state.raw<Update | null>(null);
  lobby = $state.raw<Lobby | null>(null);
  ledger = $state.raw<Ledger>(EMPTY);
  line = $state<Line>("connecting");
  problem = $state.raw<Problem | null>(null);
  facts = $state.raw<GameFacts | null>(null);
  /** Things marked for a set, in the order in which they were; one thing may be there several times. */
  marks = $state.raw<readonly Option[]>([]);
  /** What a strong player would choose, while its hint is open. */
  advised = $state.raw<readonly Option[]>([]);
  /** The log up to here was there when this seat last decided. */
  readUpTo = $state(0);
  /** What happened since my last move while I was not looking, until I say that I have read it. */
  missed = $state.raw<readonly LogEntry[]>([]);
  /** A move that would end my turn, and waits for me to say that I mean it. */
  asking = $state.raw<{ readonly decision: number; readonly answer: Answer } | null>(null);
  readonly talk: Talk;
  /** What others do, one act after the other; the table shows it as far as it was shown. */
  readonly acts = new Show<Told>(
    (told) => this.#lay(told),
    () => this.pace,
  );
  /** Numbers on the board that changed with what was laid on the table last. */
  changed = $state.raw<readonly Change[]>([]);
  /** Did the game end before my eyes? Then I look at its end before I look at the score. */
  ending = $state(false);
  /** Everything that was heard, shown or not. */
  #heardSoFar: Ledger = EMPTY;
  /** Was I away: has the page just been opened, or was the line lost? */
  #away = true;
  #weighing: Answer | null = null;
  #catalogue = $state.raw<readonly string[]>([]);
  /** The decision whose answer is on its way. */
  #answered = $state<number | null>(null);
  #places = new SvelteMap<string, readonly symbol[]>();
  #live: Live | null = null;

  readonly game: string;
  readonly face: Face;
  readonly token: string | null;

  constructor(
    readonly table: string,
    game: string,
    token: string | null,
    facts: GameFacts | null,
    plain: boolean,
    /** The seat that looks, if the token opens one: what it has seen is remembered for it. */
    readonly looking: number | null = null,
  ) {
    this.talk = new Talk(seenAt(this.chair).read ?? 0);
    this.game = game;
    this.token = token;
    this.facts = facts;
    this.face = plain || !hasBoard(game) ? { ...faceOf(game), pointing: PLAIN.pointing } : faceOf(game);
  }

  // ---- the room there is -----------------------------------------------------------------------------------------

  /** A picture of a table has a room of its own; any other has the screen. */
  picture: Room | null = $state.raw(null);
  readonly room = $derived<Room>(this.picture ?? { width: screenWidth(), height: screenHeight() });
  /** Is there less room than this game's board needs to lie there as a whole, or is it touched? */
  readonly folded = $derived.by(() => isTight(this.room, this.face.least ?? LEAST) || (!this.picture && isTouched()));
  /** The same and more, as classes for the table's styles. */
  readonly form = $derived(form(this.room, this.folded));
  /** Folded, with my things beside the board. */
  readonly broad = $derived(this.form.includes("broad"));

  // ---- the line --------------------------------------------------------------------------------------------------

  open(): void {
    this.#live = new Live(() => liveSocket(this.table), this.token, {
      heard: (message) => this.#heard(message),
      line: (state) => {
        this.line = state;
        if (state === "lost") this.#away = true;
      },
      refused: (problem) => {
        this.#answered = null;
        this.problem = problem;
      },
      seen: () => this.#heardSoFar.version,
      heardTalk: () => this.talk.last,
    });
    this.#live.start();
  }

  close(): void {
    this.acts.stop();
    this.#live?.stop();
    this.#live = null;
  }

  /** Is this a table that goes on, and not a game that is looked back at? */
  get isLive(): boolean {
    return this.#live !== null;
  }

  hurry(): void {
    this.#live?.hurry();
  }

  drop(): void {
    this.#live?.drop();
  }

  // ---- what was seen ---------------------------------------------------------------------------------------------

  /** What this browser remembers of the table, it remembers for the seat that looks. */
  get chair(): string {
    return `${this.table} ${this.looking ?? "watching"}`;
  }

  /** Somebody looks at the page, or looks away. */
  look(there: boolean): void {
    if (!there) {
      this.acts.skip();
      this.#away = true;
    } else if (this.update) this.#seeing();
  }

  readTalk(): void {
    this.talk.read = this.talk.last;
    noteSeen(this.chair, { read: this.talk.read });
  }

  #seeing(): void {
    if (document.hidden) return;
    const news = this.#away ? missed(this.ledger.log, seenAt(this.chair)) : [];
    if (news.length) this.missed = news;
    this.#away = false;
    noteSeen(this.chair, { looked: this.ledger.version ?? 0 });
  }

  #heard(message: Heard): "taken" | "again" {
    if (message.type === "lobby") this.lobby = message;
    if (message.type === "talk") this.talk.hear(message.lines);
    if (message.type === "done") noteSeen(this.chair, { moved: message.version });
    if (message.type === "weighed") this.#weighed(message.final);
    if (message.type !== "update") return "taken";
    const { ledger, verdict } = hear(this.#heardSoFar, message);
    if (verdict !== "taken") return verdict === "gap" ? "again" : "taken";
    const known = this.#heardSoFar.version ?? 0;
    this.#heardSoFar = ledger;
    const fresh = message.events.filter(({ ply }) => ply > known);
    // After an undo, or to somebody who was away, the table is shown as it is.
    const news = message.events_from > 0 && this.update !== null && !this.#away && !document.hidden;
    const choosing = this.decision !== null && !this.busy;
    this.acts.hear(
      { update: message, ledger },
      news && this.pace !== "once" ? actsOf(fresh, this.reader) : [],
      message.decision !== null,
      !news ? "now" : choosing ? "beside" : "paced",
    );
    return "taken";
  }

  /** Put what was heard on the table. */
  #lay({ update, ledger }: Told): void {
    const before = places();
    const counted = this.update && this.pace !== "once" ? numbers(document.querySelector(".table")) : null;
    if (this.update && !this.update.view.outcome && update.view.outcome) this.ending = this.pace !== "once";
    const decision = this.update?.decision?.id;
    if (decision !== update.decision?.id) {
      this.marks = [];
      this.#answered = null;
      this.problem = null;
      this.asking = null;
    }
    this.marks = kept(update.decision && asked(update.decision), this.marks);
    this.ledger = ledger;
    this.update = update;
    this.#seeing();
    void tick().then(() => {
      travel(before);
      this.changed = counted ? changes(counted) : [];
    });
  }

  /** How fast I like to see what others do. */
  get pace(): Pace {
    return paceOf(prefer.all.pace, isStill(), navigator.webdriver);
  }

  /** How this game's events are read by whoever looks. */
  get reader(): Reader {
    return {
      declared: this.facts?.events ?? {},
      details: this.face.details ?? [],
      me: this.looking,
      mentions: (event) => this.words.event(event) !== "",
    };
  }

  /** Show a moment of a game that is looked back at; nobody is on the line, and nothing can be chosen. */
  show(update: Update, log: readonly LogEntry[]): void {
    const before = places();
    this.line = "live";
    this.ledger = { version: update.version, log };
    this.update = update;
    void tick().then(() => travel(before));
  }

  // ---- words -----------------------------------------------------------------------------------------------------

  /** Fetch the game's words in the current language. */
  async learn(): Promise<void> {
    this.#catalogue = await gameWords(speech.language, this.game, this.face.engine);
  }

  /** What the game's board prints besides cards: tracks, limits, values. */
  get printed(): Readonly<Record<string, unknown>> {
    return this.facts?.facts ?? {};
  }

  readonly seats = $derived<readonly PublicSeat[]>(this.update?.seats ?? this.lobby?.seats ?? []);
  readonly #plain = $derived(new Words(speech.language, [...this.#catalogue, ...speech.catalogues]));
  /** As a text it stays the same from update to update, so that not every word on the page is said anew. */
  readonly #called = $derived.by<string>(() => {
    const seated = this.seats.map((seat) => nameOf(seat, this.#plain));
    const unseated = this.update ? this.face.unseated(this.update.view) : [];
    return JSON.stringify([...seated, ...unseated.map((id) => this.#plain.text(id))]);
  });
  readonly names = $derived(JSON.parse(this.#called) as readonly string[]);
  readonly words = $derived(this.#speaker(false));
  /** The same words with players and cards marked, for the log. */
  readonly marking = $derived(this.#speaker(true));

  #speaker(marks: boolean): Words {
    const catalogues = [...this.#catalogue, ...speech.catalogues];
    return new Words(speech.language, catalogues, this.names, this.facts?.verbs, this.facts?.events, marks);
  }

  /** An answer in words; an empty set is what closes it. */
  says(answer: Answer): string {
    if ("option" in answer) return this.words.option(answer.option);
    const usual = this.several?.endings[0];
    return usual && !answer.set.length ? this.words.option(usual) : this.words.set(answer.set);
  }

  // ---- choices ---------------------------------------------------------------------------------------------------

  readonly decision = $derived(this.update?.decision ?? null);
  readonly several = $derived(this.decision && asked(this.decision));
  readonly targets = $derived.by<Targets>(() => {
    const update = this.update;
    if (!update || !this.decision) return NOTHING;
    return targets(this.decision, (option) => this.face.pointing(update.view, option), this.marks);
  });
  /** Choices for which there is nothing on the table to point at: they are buttons beside the question. */
  readonly loose = $derived.by<readonly Choice[]>(() => {
    const homeless = [...this.targets.at].filter(([thing]) => !this.#places.get(thing)?.length);
    return [...homeless.flatMap(([, choices]) => choices), ...this.targets.loose];
  });
  readonly busy = $derived(this.#answered !== null && this.#answered === this.decision?.id);

  /** A place on the screen speaks for a thing; where there are two, the one that came last does. */
  place(thing: string, who: symbol): () => void {
    untrack(() => this.#places.set(thing, [...(this.#places.get(thing) ?? []), who]));
    return () => {
      untrack(() => {
        const left = (this.#places.get(thing) ?? []).filter((each) => each !== who);
        if (left.length) this.#places.set(thing, left);
        else this.#places.delete(thing);
      });
    };
  }

  speaksFor(thing: string, who: symbol): boolean {
    return this.#places.get(thing)?.at(-1) === who;
  }

  /** Take an option, or mark it as part of a set; a set is sent when it is closed, or at once when it is whole. */
  choose({ option, closed }: Choice): void {
    const { decision, several } = this;
    if (!decision || this.busy) return;
    this.acts.skip();
    this.problem = closed && { message: closed, sentence: "" };
    if (closed) return;
    if (!several) {
      this.#send(decision.id, { option });
      return;
    }
    if (isEnding(several, option)) {
      this.#send(decision.id, { set: whole(several, this.marks, option) });
      return;
    }
    this.marks = mark(several, this.marks, option, this.face.slot);
    if (isWhole(several, this.marks)) this.#send(decision.id, { set: whole(several, this.marks) });
  }

  /** Answer with what somebody advised, whatever is marked. */
  take(answer: Answer): void {
    if (!this.decision || this.busy) return;
    this.acts.skip();
    this.#send(this.decision.id, answer);
  }

  /** Take back the last mark, or where there is none the last move. */
  undo(): void {
    if (this.busy) return;
    this.acts.skip();
    this.problem = null;
    if (this.marks.length) this.marks = this.marks.slice(0, -1);
    else if (this.update?.can_undo) this.#live?.undo(this.update.version);
    else if (this.update?.why_no_undo) this.problem = { message: this.update.why_no_undo, sentence: "" };
  }

  get canUndo(): boolean {
    return this.marks.length > 0 || (this.update?.can_undo ?? false);
  }

  /** Yes, that is what I mean. */
  confirm(): void {
    const asked = this.asking;
    this.asking = null;
    if (asked && asked.decision === this.decision?.id) this.#sendNow(asked.decision, asked.answer);
  }

  /** Not yet: the marks stay, but for the one that made a set whole and would make it so again. */
  reconsider(): void {
    this.asking = null;
    if (this.several && isWhole(this.several, this.marks)) this.marks = this.marks.slice(0, -1);
  }

  #weighed(final: boolean): void {
    const decision = this.#answered;
    const answer = this.#weighing;
    this.#answered = null;
    if (answer === null || decision === null || decision !== this.decision?.id) return;
    if (final) this.asking = { decision, answer };
    else this.#sendNow(decision, answer);
  }

  #send(decision: number, answer: Answer): void {
    // Where there is nothing else to choose there is nothing to be sure of.
    const forced = !this.several && this.decision?.options.length === 1;
    if (!prefer.all.confirm || forced) {
      this.#sendNow(decision, answer);
      return;
    }
    this.#answered = decision;
    this.#weighing = answer;
    this.problem = null;
    this.#live?.weigh(decision, answer);
  }

  #sendNow(decision: number, answer: Answer): void {
    this.#answered = decision;
    this.problem = null;
    this.missed = [];
    this.readUpTo = this.ledger.version ?? 0;
    this.#live?.move(decision, answer);
  }
}

const KEY = Symbol("sitting");

export const provide = (sitting: () => Sitting): void => void setContext(KEY, sitting);

/** The sitting that a board belongs to. */
export const sittingHere = (): Sitting => getContext<() => Sitting>(KEY)();

/**
 * The live line to a table. It says hello, comes back by itself when it breaks, repeats what was not acknowledged (the
 * server takes a repeat for what it is), and asks for everything again after a gap.
 */
import type { Frame, Heard, LiveMove, LiveUndo, LiveWeigh, Option, Problem } from "./wire";

/** What a seat answers: one option, or a set where the question is after several. */
export type Answer = { readonly option: Option } | { readonly set: readonly Option[] };

export type Line = "connecting" | "live" | "lost" | "caught-up" | "closed";

/** The part of a WebSocket that is used here, so that a test can stand in for it. */
export interface Socket {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Listener {
  /** A lobby or an update; answers whether everything must be asked for again. */
  heard(message: Heard): "taken" | "again";
  line(state: Line): void;
  refused(problem: Problem): void;
  /** The version that was seen last, for the hello. */
  seen(): number | null;
  /** How much of the talk was heard. */
  heardTalk?(): number;
}

type Asked = LiveMove | LiveUndo | LiveWeigh;

/** Close codes after which there is no use in trying again: no such token, no such table. */
const HOPELESS = [4401, 4404];
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;
const PING_EVERY = 20_000;
const PATIENCE = 10_000;
const CAUGHT_UP_FOR = 2500;
/** A line that was silent this long may have died in its sleep; one that is alive answers a ping by then. */
const DOUBT_AFTER = 5000;
const ANSWER_WITHIN = 3000;

export class Live {
  #socket: Socket | null = null;
  #open = false;
  #stopped = false;
  #pause = FIRST_PAUSE;
  #again: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #calm: ReturnType<typeof setTimeout> | undefined;
  #lastHeard = 0;
  #lost = false;
  #requests = 0;
  #unanswered = new Map<number, Asked>();

  constructor(
    readonly connect: () => Socket,
    readonly token: string | null,
    readonly listener: Listener,
  ) {}

  start(): void {
    this.listener.line(this.#lost ? "lost" : "connecting");
    const socket = this.connect();
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#open = true;
      this.#lastHeard = Date.now();
      this.#hello(this.listener.seen());
      for (const [request, asked] of this.#unanswered) this.#say({ ...asked, request });
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(String(event.data));
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#broken(event.code);
    };
    clearInterval(this.#ping);
    this.#ping = setInterval(() => this.#beat(), PING_EVERY);
  }

  /** Leave for good. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#again);
    clearTimeout(this.#calm);
    clearInterval(this.#ping);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** Try at once: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (this.#stopped) return;
    if (this.#open) this.#doubt();
    else this.#anew();
  }

  /** The browser says that there is no network: no use in waiting until the line finds out by itself. */
  drop(): void {
    if (this.#stopped || !this.#open) return;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#broken(1006);
  }

  #anew(): void {
    clearTimeout(this.#again);
    const before = this.#socket;
    this.#socket = null;
    before?.close();
    this.start();
  }

  /** After a sleep a line may look open and be dead: it has a moment to prove that it is not. */
  #doubt(): void {
    const asked = Date.now();
    if (asked - this.#lastHeard < DOUBT_AFTER) return;
    this.#say({ type: "ping" });
    const socket = this.#socket;
    setTimeout(() => {
      if (socket !== this.#socket || !this.#open || this.#lastHeard >= asked) return;
      this.drop();
      this.#anew();
    }, ANSWER_WITHIN);
  }

  move(decision: number, answer: Answer): void {
    this.#ask({ type: "move", decision, ...answer });
  }

  undo(version: number): void {
    this.#ask({ type: "undo", version });
  }

  /** Would this answer end the turn? Nothing is changed. */
  weigh(decision: number, answer: Answer): void {
    this.#ask({ type: "weigh", decision, ...answer });
  }

  get waiting(): boolean {
    return this.#unanswered.size > 0;
  }

  #ask(asked: Asked): void {
    const request = ++this.#requests;
    this.#unanswered.set(request, asked);
    if (this.#open) this.#say({ ...asked, request });
    // A line that swallows what is said is broken, even if it does not know it yet.
    setTimeout(() => {
      if (this.#open && this.#unanswered.has(request)) this.#socket?.close();
    }, PATIENCE);
  }

  #hello(version: number | null): void {
    const talk = this.listener.heardTalk?.();
    this.#say({ type: "hello", token: this.token, version, ...(talk ? { talk } : {}) });
  }

  #say(message: Frame): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(text: string): void {
    this.#lastHeard = Date.now();
    const message = JSON.parse(text) as Heard;
    switch (message.type) {
      case "update":
      case "lobby":
        if (this.listener.heard(message) === "again") this.#hello(null);
        this.#backOnLine();
        break;
      case "talk":
        this.listener.heard(message);
        break;
      case "done":
      case "weighed":
        this.#unanswered.delete(Number(message.request));
        this.listener.heard(message);
        break;
      case "refused":
        this.#unanswered.delete(Number(message.request));
        this.listener.refused(message.error);
        break;
    }
  }

  #backOnLine(): void {
    this.#pause = FIRST_PAUSE;
    clearTimeout(this.#calm);
    if (!this.#lost) {
      this.listener.line("live");
      return;
    }
    this.#lost = false;
    this.listener.line("caught-up");
    this.#calm = setTimeout(() => this.listener.line("live"), CAUGHT_UP_FOR);
  }

  #broken(code: number): void {
    this.#open = false;
    if (this.#stopped) return;
    if (HOPELESS.includes(code)) {
      this.stop();
      this.listener.line("closed");
      return;
    }
    this.#lost = true;
    clearTimeout(this.#calm);
    this.listener.line("lost");
    clearTimeout(this.#again);
    // A little chance in the pause, so that a restarted server is not met by everybody at once.
    this.#again = setTimeout(() => this.start(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }

  #beat(): void {
    if (!this.#open) return;
    if (Date.now() - this.#lastHeard > 2 * PING_EVERY + 5000) this.#socket?.close();
    else this.#say({ type: "ping" });
  }
}

export function liveSocket(table: string): Socket {
  const address = new URL(`/api/tables/${encodeURIComponent(table)}/live`, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(address);
}

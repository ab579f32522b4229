/** One table in one tab. */
import type { FromClient, FromServer, Option } from "../wire/protocol";
import { announcer } from "../platform/announcer.svelte";
import { Hold } from "./moves/pending-move.svelte";
import { Sending } from "./moves/in-flight-move.svelte";
import { openLine, type Line, type LineHooks, type LineState } from "../net/socket";
import { bringMissed } from "../i18n/lazy";
import { Curtain } from "./seats/seen-reveals.svelte";
import { NEW_TABLE, reduce, through, type Eyes, type TableState } from "./state";

/** Frames that say what became of a move. */
const ANSWERS: ReadonlySet<string> = new Set(["sync", "happened", "held", "refused", "trouble"]);

export type OpenLine = (code: string, hooks: LineHooks) => Line;

/** A line that comes back sooner was hardly missed. */
const MISSED_MS = 1000;
const TOLD_MS = 4000;

export class Session {
  state = $state.raw<TableState>(NEW_TABLE);
  line = $state<LineState>("opening");
  /** What the one who looks has already turned over. */
  curtain = $state.raw<Curtain>()!;
  readonly hold = new Hold((option) => this.play(option.text, option));
  readonly sending = new Sending();
  /** The line has been lost long enough to be missed. */
  lost = $state(false);
  /** When the line is tried next, by the clock of this page; null while it is being tried. */
  nextTry = $state<number | null>(null);
  /** What the player is told for a moment: the key of a text. */
  told = $state<string | null>(null);
  /** Nobody else sees these moves, and they can be made again: none is shown before it is sent. */
  alone = false;
  private readonly wire: Line;
  private missing: ReturnType<typeof setTimeout> | undefined;
  private telling: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly code: string,
    open: OpenLine = openLine,
    /** A television: nobody's eyes, and nobody to press a button. */
    readonly tv = false,
  ) {
    if (tv) this.state = { ...NEW_TABLE, eyes: "public" };
    this.curtain = new Curtain(tv ? `tv:${code}` : code);
    this.wire = open(code, {
      // Whoever does not know whether his move has arrived asks for everything.
      since: () => (this.state.eyes === "own" && this.sending.move === null ? this.state.version : null),
      greeting: () => (this.state.eyes === "own" ? [] : [{ type: "look", seat: null }]),
      frame: (frame) => this.hear(frame),
      state: (state, nextTry) => this.lineIs(state, nextTry ?? null),
    });
  }

  private hear(frame: FromServer): void {
    const before = this.state.version;
    this.state = reduce(this.state, frame);
    const { version, options } = this.state;
    if (this.hold.option && (version !== before || !options.length)) {
      this.hold.drop();
      this.tell("hold-dropped");
    }
    if (this.sending.move !== null && ANSWERS.has(frame.type)) this.settle(frame);
  }

  /** What was on its way has arrived, or never will. */
  private settle({ type }: FromServer): void {
    const { move, version, option } = this.sending;
    this.sending.end();
    const arrived = this.state.version !== version || !this.state.options.some(({ text }) => text === move);
    if (type === "sync" && !arrived) this.offerAgain(option);
  }

  /** A move has not arrived: it is shown again, and waits for a word. */
  private offerAgain(option: Option | null): void {
    if (option) this.hold.keep(option, null);
    this.tell("line-unsent");
  }

  private lineIs(state: LineState, nextTry: number | null): void {
    const before = this.line;
    this.line = state;
    this.nextTry = nextTry;
    if (state === "waiting") this.missing ??= setTimeout(() => (this.lost = true), MISSED_MS);
    else if (state !== "opening") {
      clearTimeout(this.missing);
      this.missing = undefined;
      if (before !== "open" && state === "open") bringMissed();
      if (this.lost && state === "open") this.tell("line-back");
      this.lost = false;
    }
    // Whoever comes back to a device that several people share looks again by himself.
    if (state === "waiting" && typeof this.state.eyes === "number") {
      if (this.sending.move !== null) this.tell("line-unsure");
      this.see("public");
    }
  }

  /** Look through one of the seats at this device, or cover them all. */
  look(seat: number | null): void {
    this.see(seat ?? "public");
    this.say({ type: "look", seat });
  }

  private see(eyes: Eyes): void {
    this.leave();
    this.hold.drop();
    this.sending.end();
    this.state = through(this.state, eyes);
    announcer.hush();
    this.curtain = new Curtain(typeof eyes === "number" ? `${this.code}:${eyes}` : this.code);
  }

  say(frame: FromClient): boolean {
    return this.wire.send(frame);
  }

  /** Send a move; with its option it is offered again if it does not arrive. */
  play(move: string, option: Option | null = null): void {
    const { version } = this.state;
    if (version === null) return;
    if (this.say({ type: "play", version, move })) this.sending.begin(move, version, option);
    else if (!this.alone) this.offerAgain(option);
  }

  /** Do not wait for the line: try now. */
  tryNow(): void {
    this.wire.retry?.();
  }

  tell(key: string): void {
    clearTimeout(this.telling);
    this.told = key;
    this.telling = setTimeout(() => (this.told = null), TOLD_MS);
  }

  why(move: string): void {
    this.say({ type: "why", move });
  }

  /** The player has seen whatever was shown to him: nobody need wait for him. */
  seen(): void {
    if (this.state.version !== null) this.say({ type: "seen", version: this.state.version });
  }

  /** The player has read the complaint. */
  forget(): void {
    if (this.state.complaint) this.state = { ...this.state, complaint: null };
  }

  /** The player has read what the table said to him. */
  read(): void {
    if (this.state.trouble || this.state.back) this.state = { ...this.state, trouble: null, back: false };
  }

  /** The page, or the seat, is left: nothing is lost without a word. */
  leave(): void {
    if (this.hold.leave()) this.tell("hold-left");
  }

  close(): void {
    this.leave();
    this.hold.drop();
    clearTimeout(this.missing);
    this.sending.end();
    this.wire.close();
  }
}

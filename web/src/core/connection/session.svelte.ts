/** One table in one tab. */
import type { FromClient } from "../../lib/protocol";
import { announcer } from "../browser/announcer.svelte";
import { openLine, type Line, type LineHooks, type LineState } from "./socket";
import { Curtain } from "../table/seats/curtain.svelte";
import { NEW_TABLE, reduce, through, type Eyes, type TableState } from "../table/state";

export type OpenLine = (code: string, hooks: LineHooks) => Line;

export class Session {
  state = $state.raw<TableState>(NEW_TABLE);
  line = $state<LineState>("opening");
  /** What the one who looks has already turned over. */
  curtain = $state.raw<Curtain>()!;
  private readonly wire: Line;

  constructor(
    readonly code: string,
    open: OpenLine = openLine,
    /** A television: nobody's eyes, and nobody to press a button. */
    readonly tv = false,
  ) {
    if (tv) this.state = { ...NEW_TABLE, eyes: "public" };
    this.curtain = new Curtain(tv ? `tv:${code}` : code);
    this.wire = open(code, {
      since: () => (this.state.eyes === "own" ? this.state.version : null),
      greeting: () => (this.state.eyes === "own" ? [] : [{ type: "look", seat: null }]),
      frame: (frame) => (this.state = reduce(this.state, frame)),
      state: (state) => this.lineIs(state),
    });
  }

  private lineIs(state: LineState): void {
    this.line = state;
    // Whoever comes back to a device that several people share looks again by himself.
    if (state === "waiting" && typeof this.state.eyes === "number") this.see("public");
  }

  /** Look through one of the seats at this device, or cover them all. */
  look(seat: number | null): void {
    this.see(seat ?? "public");
    this.say({ type: "look", seat });
  }

  private see(eyes: Eyes): void {
    this.state = through(this.state, eyes);
    announcer.hush();
    this.curtain = new Curtain(typeof eyes === "number" ? `${this.code}:${eyes}` : this.code);
  }

  say(frame: FromClient): boolean {
    return this.wire.send(frame);
  }

  play(move: string): boolean {
    if (this.state.version === null) return false;
    return this.say({ type: "play", version: this.state.version, move });
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

  close(): void {
    this.wire.close();
  }
}

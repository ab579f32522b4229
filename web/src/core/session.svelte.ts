/** One table in one tab. */
import type { FromClient } from "../lib/protocol";
import { openLine, type Line, type LineHooks, type LineState } from "./socket";
import { NEW_TABLE, reduce, type TableState } from "./table/state";

export type OpenLine = (code: string, hooks: LineHooks) => Line;

export class Session {
  state = $state.raw<TableState>(NEW_TABLE);
  line = $state<LineState>("opening");
  private readonly wire: Line;

  constructor(
    readonly code: string,
    open: OpenLine = openLine,
  ) {
    this.wire = open(code, {
      since: () => this.state.version,
      frame: (frame) => (this.state = reduce(this.state, frame)),
      state: (state) => (this.line = state),
    });
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

  /** The player has read the complaint. */
  forget(): void {
    if (this.state.complaint) this.state = { ...this.state, complaint: null };
  }

  close(): void {
    this.wire.close();
  }
}

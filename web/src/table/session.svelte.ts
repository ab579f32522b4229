/** The session of one table in one tab: its state and its socket. */
import type { FromClient, FromServer } from "../wire/protocol";
import { Commands } from "../net/commands";
import { openTableSocket, type ReconnectingSocket, type TableSocketHandlers, type SocketState } from "../net/socket";
import { retryAll } from "../i18n/lazy";
import { TableStore } from "./table-store.svelte";

export type OpenSocket = (code: string, hooks: TableSocketHandlers) => ReconnectingSocket;

/** The time after which a lost connection is reported. */
const LOST_AFTER_MS = 1000;

export class Session extends TableStore {
  /** Whether the connection has been lost long enough to report it. */
  connectionLost = $state(false);
  /** The time of the next reconnect (`performance.now()`); null unless the socket waits for it. */
  nextRetryAt = $state<number | null>(null);
  private readonly socket: ReconnectingSocket;
  private readonly commands = new Commands<FromClient>((frame) => this.send(frame));
  private lostTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(code: string, open: OpenSocket = openTableSocket, tv = false) {
    super(code, tv);
    this.socket = open(code, {
      // With a move in flight, null requests a full snapshot, because the move may or may not have arrived.
      lastVersion: () => (this.state.viewpoint === "own" && this.inFlight.move === null ? this.state.version : null),
      firstFrames: () => (this.state.viewpoint === "own" ? [] : [{ type: "select-seat", seat: null }]),
      onframe: (frame) => this.onFrame(frame),
      onstate: (state, nextTry) => this.onSocketState(state, nextTry ?? null),
    });
  }

  private onFrame(frame: FromServer): void {
    if (!this.commands.settle(frame)) this.receive(frame);
  }

  private onSocketState(state: SocketState, nextTry: number | null): void {
    const before = this.socketState;
    this.socketState = state;
    this.nextRetryAt = nextTry;
    if (state !== "open") this.commands.abandon();
    if (state === "waiting") this.lostTimer ??= setTimeout(() => (this.connectionLost = true), LOST_AFTER_MS);
    else if (state !== "opening") {
      clearTimeout(this.lostTimer);
      this.lostTimer = undefined;
      if (before !== "open" && state === "open") retryAll();
      if (this.connectionLost && state === "open") this.showToast("line-back");
      this.connectionLost = false;
    }
    // On a shared device, the table is covered after a reconnect until a player reveals a seat again.
    if (state === "waiting" && typeof this.state.viewpoint === "number") {
      if (this.inFlight.move !== null) this.showToast("line-unsure");
      this.setViewpoint("public");
    }
  }

  /** Select the seat at this device whose view is shown; null covers the table. */
  viewAs(seat: number | null): void {
    this.setViewpoint(seat ?? "public");
    this.send({ type: "select-seat", seat });
  }

  override send(frame: FromClient): boolean {
    return this.socket.send(frame);
  }

  override request(command: FromClient): Promise<void> {
    return this.commands.request(command);
  }

  reconnect(): void {
    this.socket.reconnect?.();
  }

  close(): void {
    this.flushPending();
    this.pending.cancel();
    clearTimeout(this.lostTimer);
    this.inFlight.clear();
    this.commands.abandon();
    this.socket.close();
  }
}

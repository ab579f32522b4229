/** A review that several look at together, as this tab sees it. */
import type { FromReviewer, Annotation, SharedReview, ToReviewer } from "../../../wire/protocol";
import { closeReason, openSocket, type ReconnectingSocket, type SocketState } from "../../../net/socket";
import { parseCellKey, cellKey } from "../../../table/board/cells";
import { mutes } from "../../chat/mutes.svelte";
import { ensureGuest } from "./open-shared-review";

/** Where somebody is in a game. */
export interface ReviewPosition {
  step: number;
  sight: string;
  charts: boolean;
}

export const isSamePosition = (a: ReviewPosition, b: ReviewPosition): boolean =>
  a.step === b.step && a.sight === b.sight && a.charts === b.charts;

export class SharedReviewSession {
  shared = $state.raw<SharedReview | null>(null);
  /** Whether this tab goes where the lead goes. */
  following = $state(true);
  socketState = $state<SocketState>("opening");
  /** Why the last wish was refused; nothing if it was not. */
  error = $state("");
  drawing = $state(false);
  /** Where an arrow begins that is being drawn, by its key. */
  arrowStart = $state<string | null>(null);
  private allRemarks = $state.raw<readonly Annotation[]>([]);
  private socket: ReconnectingSocket<FromReviewer> | null = null;
  private closed = false;

  constructor(readonly id: string) {
    void ensureGuest().then(
      () => this.connect(),
      () => (this.socketState = "gone"),
    );
  }

  readonly remarks = $derived.by(() => this.allRemarks.filter(({ guest }) => !mutes.has(guest)));
  readonly leads = $derived(this.shared !== null && this.shared.presenter === this.shared.you);
  readonly mayDraw = $derived(this.leads || !!this.shared?.everyone_can_annotate);
  /** Who leads, if he is there. */
  readonly leader = $derived(this.shared?.participants.find(({ guest }) => guest === this.shared?.presenter) ?? null);
  readonly ended = $derived(closeReason(this.socketState));

  remarksAt(step: number): readonly Annotation[] {
    return this.remarks.filter((remark) => remark.step === step);
  }

  send(frame: FromReviewer): void {
    this.error = "";
    this.socket?.send(frame);
  }

  /** Whoever leads is not told where he is. */
  lead(moment: ReviewPosition): void {
    if (!this.shared) return;
    this.shared = { ...this.shared, ...moment };
    this.send({ type: "present", ...moment });
  }

  /** A cell was pressed while drawing: the first is where an arrow begins, itself again only a mark. */
  pressCell(key: string, step: number): void {
    if (this.arrowStart === null) {
      this.arrowStart = key;
      return;
    }
    this.draw(step, this.arrowStart, key === this.arrowStart ? null : key);
    this.arrowStart = null;
  }

  draw(step: number, from: string, to: string | null): void {
    this.send({ type: "annotate", step, at: parseCellKey(from), to: to === null ? null : parseCellKey(to) });
  }

  setDrawing(wish: boolean): void {
    this.drawing = wish && this.mayDraw;
    this.arrowStart = null;
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }

  private connect(): void {
    if (this.closed) return;
    this.socket = openSocket<FromReviewer, ToReviewer>(`shared-reviews/${this.id}`, {
      firstFrames: () => [],
      onframe: (frame) => this.onFrame(frame),
      onstate: (state) => (this.socketState = state),
    });
  }

  private onFrame(frame: ToReviewer): void {
    if (frame.type === "shared-review") {
      this.shared = frame;
      if (!this.mayDraw) this.setDrawing(false);
    } else if (frame.type === "annotations") this.allRemarks = frame.annotations;
    else if (frame.type === "annotation-added")
      this.allRemarks = [
        ...this.allRemarks.filter(({ number }) => number !== frame.annotation.number),
        frame.annotation,
      ];
    else if (frame.type === "annotation-deleted")
      this.allRemarks = this.allRemarks.filter(({ number }) => number !== frame.number);
    else if (frame.type === "error") this.error = frame.code;
  }
}

/** A cell of the wire by its key. */
export const wireCellKey = ([x, y]: [number, number]): string => cellKey(x, y);

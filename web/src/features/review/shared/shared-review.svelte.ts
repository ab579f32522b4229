/** A review that several look at together, as this tab sees it. */
import type { FromReviewer, Remark, SharedReview, ToReviewer } from "../../../wire/protocol";
import { endOf, openSocket, type Line, type LineState } from "../../../net/socket";
import { cellOf, keyOf } from "../../../table/board/cells";
import { deaf } from "../../chat/mutes.svelte";
import { known } from "./open-shared-review";

/** Where somebody is in a game. */
export interface Moment {
  step: number;
  eyes: string;
  charts: boolean;
}

export const sameMoment = (a: Moment, b: Moment): boolean => a.step === b.step && a.eyes === b.eyes && a.charts === b.charts;

export class Together {
  shared = $state.raw<SharedReview | null>(null);
  /** Whether this tab goes where the lead goes. */
  following = $state(true);
  line = $state<LineState>("opening");
  /** Why the last wish was refused; nothing if it was not. */
  trouble = $state("");
  drawing = $state(false);
  /** Where an arrow begins that is being drawn, by its key. */
  from = $state<string | null>(null);
  private all = $state.raw<readonly Remark[]>([]);
  private socket: Line<FromReviewer> | null = null;
  private over = false;

  constructor(readonly id: string) {
    void known().then(() => this.connect(), () => (this.line = "gone"));
  }

  readonly remarks = $derived.by(() => this.all.filter(({ guest }) => !deaf.has(guest)));
  readonly leads = $derived(this.shared !== null && this.shared.lead === this.shared.you);
  readonly mayDraw = $derived(this.leads || !!this.shared?.all_draw);
  /** Who leads, if he is there. */
  readonly leader = $derived(this.shared?.people.find(({ guest }) => guest === this.shared?.lead) ?? null);
  readonly ended = $derived(endOf(this.line));

  at(step: number): readonly Remark[] {
    return this.remarks.filter((remark) => remark.step === step);
  }

  tell(frame: FromReviewer): void {
    this.trouble = "";
    this.socket?.send(frame);
  }

  /** Whoever leads is not told where he is. */
  lead(moment: Moment): void {
    if (!this.shared) return;
    this.shared = { ...this.shared, ...moment };
    this.tell({ type: "lead", ...moment });
  }

  /** A cell was pressed while drawing: the first is where an arrow begins, itself again only a mark. */
  press(key: string, step: number): void {
    if (this.from === null) {
      this.from = key;
      return;
    }
    this.draw(step, this.from, key === this.from ? null : key);
    this.from = null;
  }

  draw(step: number, from: string, to: string | null): void {
    this.tell({ type: "draw", step, at: cellOf(from), to: to === null ? null : cellOf(to) });
  }

  letDraw(wish: boolean): void {
    this.drawing = wish && this.mayDraw;
    this.from = null;
  }

  close(): void {
    this.over = true;
    this.socket?.close();
  }

  private connect(): void {
    if (this.over) return;
    this.socket = openSocket<FromReviewer, ToReviewer>(`shared-reviews/${this.id}`, {
      greeting: () => [],
      frame: (frame) => this.hear(frame),
      state: (state) => (this.line = state),
    });
  }

  private hear(frame: ToReviewer): void {
    if (frame.type === "shared-review") {
      this.shared = frame;
      if (!this.mayDraw) this.letDraw(false);
    } else if (frame.type === "remarks") this.all = frame.remarks;
    else if (frame.type === "remarked") this.all = [...this.all.filter(({ number }) => number !== frame.remark.number), frame.remark];
    else if (frame.type === "erased") this.all = this.all.filter(({ number }) => number !== frame.number);
    else if (frame.type === "trouble") this.trouble = frame.code;
  }
}

/** A cell of the wire by its key. */
export const keyAt = ([x, y]: [number, number]): string => keyOf(x, y);

/** What this player has already turned over at this table: kept by the tab, so that a reload shows nothing twice. */
export class Curtain {
  /** How many of one's secret cards were turned over. */
  seen = $state(0);
  /** How many round ends were read. */
  ended = $state(0);
  /** How much of the next one was unveiled. */
  stage = $state(0);
  /** How much of the log was there when this player had last looked at something; null before the first frame. */
  looked = $state<number | null>(null);
  /** After the end: looking at the board again. */
  board = $state(false);

  constructor(
    /** The table; with the seat, where several people use one device. */
    private readonly code: string,
  ) {
    try {
      const [seen, ended, looked] = (sessionStorage.getItem(this.key) ?? "0 0").split(" ").map(Number);
      this.seen = seen || 0;
      this.ended = ended || 0;
      this.looked = looked ?? null;
    } catch {
      /* storage may be switched off */
    }
  }

  see(cards: number): void {
    this.seen = cards;
    this.keep();
  }

  end(count: number): void {
    this.ended = count;
    this.stage = 0;
    this.keep();
  }

  look(until: number): void {
    this.looked = until;
    this.keep();
  }

  private get key(): string {
    return `curtain:${this.code}`;
  }

  private keep(): void {
    try {
      sessionStorage.setItem(this.key, [this.seen, this.ended, ...(this.looked === null ? [] : [this.looked])].join(" "));
    } catch {
      /* as above */
    }
  }
}

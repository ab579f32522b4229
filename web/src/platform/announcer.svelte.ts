/** What a screen reader is told, politely and in order. */
const MOMENT_MS = 150;

class Announcer {
  text = $state("");
  private isRepeated = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  announce(sentence: string): void {
    // The same words twice are still news.
    this.isRepeated = !this.isRepeated;
    const line = sentence + (this.isRepeated ? "" : "\u00a0");
    // A second line of the same moment would replace one that was not read yet.
    this.text = this.timer ? `${this.text} ${line}` : line;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.timer = undefined), MOMENT_MS);
  }

  /** What was said is for other ears than those that come next. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.text = "";
  }
}

export const announcer = new Announcer();

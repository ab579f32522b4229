/** What a screen reader is told, politely and in order. */
class Announcer {
  text = $state("");
  private isRepeated = false;

  announce(sentence: string): void {
    // The same words twice are still news.
    this.isRepeated = !this.isRepeated;
    this.text = sentence + (this.isRepeated ? "" : "\u00a0");
  }

  /** What was said is for other ears than those that come next. */
  clear(): void {
    this.text = "";
  }
}

export const announcer = new Announcer();

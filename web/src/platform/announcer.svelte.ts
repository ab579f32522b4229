/** What a screen reader is told, politely and in order. */
class Announcer {
  text = $state("");
  private again = false;

  say(sentence: string): void {
    // The same words twice are still news.
    this.again = !this.again;
    this.text = sentence + (this.again ? "" : "\u00a0");
  }

  /** What was said is for other ears than those that come next. */
  hush(): void {
    this.text = "";
  }
}

export const announcer = new Announcer();

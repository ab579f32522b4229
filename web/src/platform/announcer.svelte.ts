/** The text of a polite live region for screen readers. */
class Announcer {
  text = $state("");
  private isRepeated = false;

  announce(sentence: string): void {
    // A repeated sentence must change the text to be announced again.
    this.isRepeated = !this.isRepeated;
    this.text = sentence + (this.isRepeated ? "" : "\u00a0");
  }

  /** Clear the text before another person uses the device. */
  clear(): void {
    this.text = "";
  }
}

export const announcer = new Announcer();

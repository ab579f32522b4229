/** The text of a live region that screen readers announce politely. */
class Announcer {
  text = $state("");
  private isRepeated = false;
  private isFresh = false;

  /** Announce a sentence; sentences announced at the same moment are read one after the other. */
  announce(sentence: string): void {
    // The text must change for a repeated sentence to be announced again.
    this.isRepeated = !this.isRepeated;
    this.text = (this.isFresh ? this.text + " " : "") + sentence + (this.isRepeated ? "" : "\u00a0");
    this.isFresh = true;
    setTimeout(() => (this.isFresh = false));
  }

  /** Clear the text before another person uses the device. */
  clear(): void {
    this.text = "";
  }
}

export const announcer = new Announcer();

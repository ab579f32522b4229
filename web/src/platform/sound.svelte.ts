/** Whether the table is heard. At first it is, but not by those who asked their system for less motion. */
import { calm, preferences } from "./preferences.svelte";
import type { Sound } from "./synthesizer";

const quiet = matchMedia("(prefers-reduced-motion: reduce)").matches;

class SoundChoice {
  get on(): boolean {
    return preferences.chosen.sound ?? !quiet;
  }

  toggle(): void {
    preferences.choose({ sound: !this.on });
    this.play("turn");
  }

  /** The sounds come to the page with the first that is wanted. */
  play(...sounds: Sound[]): void {
    if (this.on && sounds.length) void import("./synthesizer").then(({ play }) => play(sounds, preferences.now.volume));
  }
}

export const sound = new SoundChoice();

/** A short buzz in the hand, where a device can and its owner has touched the page. */
export function buzz(...pattern: number[]): void {
  if (navigator.userActivation?.hasBeenActive && !calm()) navigator.vibrate?.(pattern);
}

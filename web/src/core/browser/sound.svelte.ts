/** Whether the table is heard. At first it is, but not by those who asked their system for less motion. */
import type { Sound } from "./sounds";
import { recall, remember } from "./storage";

const calm = matchMedia("(prefers-reduced-motion: reduce)");

class SoundChoice {
  on = $state(recall("sound") === null ? !calm.matches : recall("sound") === "on");

  toggle(): void {
    this.on = !this.on;
    remember("sound", this.on ? "on" : "off");
    this.play("turn");
  }

  /** The sounds come to the page with the first that is wanted. */
  play(...sounds: Sound[]): void {
    if (this.on && sounds.length) void import("./sounds").then(({ play }) => play(sounds));
  }
}

export const sound = new SoundChoice();

/** A short buzz in the hand, where a device can and its owner has touched the page. */
export function buzz(...pattern: number[]): void {
  if (navigator.userActivation?.hasBeenActive && !calm.matches) navigator.vibrate?.(pattern);
}

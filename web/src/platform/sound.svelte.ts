/** Whether the table is heard. At first it is, but not by those who asked their system for less motion. */
import { isMotionReduced, preferences } from "./preferences.svelte";
import type { Sound } from "./synthesizer";

const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;

class SoundSetting {
  get on(): boolean {
    return preferences.overrides.sound ?? !prefersReducedMotion;
  }

  toggle(): void {
    preferences.set({ sound: !this.on });
    this.play("turn");
  }

  /** Fetch the sounds and unlock them with every press and key, since a call or the lock screen may stop them again. */
  async unlockOnGestures(): Promise<void> {
    const { unlockSound } = await import("./synthesizer");
    const unlock = (): void => void (this.on && unlockSound());
    for (const gesture of ["pointerup", "keyup"] as const) addEventListener(gesture, unlock);
  }

  play(...sounds: Sound[]): void {
    if (this.on && sounds.length)
      void import("./synthesizer").then(({ playSounds: play }) => play(sounds, preferences.current.volume));
  }
}

export const sound = new SoundSetting();

/** A short buzz in the hand, where a device can and its owner has touched the page. */
export function vibrate(...pattern: number[]): void {
  if (navigator.userActivation?.hasBeenActive && !isMotionReduced()) navigator.vibrate?.(pattern);
}

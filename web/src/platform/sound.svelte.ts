/** Whether sounds are on; by default they are, unless reduced motion is requested. */
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

  /** Load the synthesizer and resume audio at every gesture, because a call or the lock screen may suspend it. */
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

/** Vibrate, if the device supports it and the user has interacted with the page. */
export function vibrate(...pattern: number[]): void {
  if (navigator.userActivation?.hasBeenActive && !isMotionReduced()) navigator.vibrate?.(pattern);
}

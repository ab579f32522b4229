/** What the player uses just now: a finger or a pen, a mouse, or keys. */
export type InputMode = "touch" | "mouse" | "keys";

let current: InputMode = "mouse";

export const inputMode = (): InputMode => current;

export function setInputMode(now: InputMode): void {
  current = now;
}

/** Called once, when the page begins. */
export function watchInputMode(): void {
  addEventListener("pointerdown", ({ pointerType }) => setInputMode(pointerType === "mouse" ? "mouse" : "touch"), true);
  addEventListener("keydown", () => setInputMode("keys"), true);
}

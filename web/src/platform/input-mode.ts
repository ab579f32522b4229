/** The input device used last: touch (or pen), mouse or keyboard. */
export type InputMode = "touch" | "mouse" | "keys";

let current: InputMode = "mouse";

export const inputMode = (): InputMode => current;

export function setInputMode(now: InputMode): void {
  current = now;
}

/** Track the input device; call once, at startup. */
export function watchInputMode(): void {
  addEventListener("pointerdown", ({ pointerType }) => setInputMode(pointerType === "mouse" ? "mouse" : "touch"), true);
  addEventListener("keydown", () => setInputMode("keys"), true);
}

/** What the player uses just now: a finger or a pen, a mouse, or keys. */
export type Input = "touch" | "mouse" | "keys";

let last: Input = "mouse";

export const input = (): Input => last;

export function uses(now: Input): void {
  last = now;
}

/** Called once, when the page begins. */
export function watchInput(): void {
  addEventListener("pointerdown", ({ pointerType }) => uses(pointerType === "mouse" ? "mouse" : "touch"), true);
  addEventListener("keydown", () => uses("keys"), true);
}

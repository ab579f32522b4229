/**
 * Esc and Back close the overlays of a page before leaving the page.
 *
 * Back is caught by an additional history entry with the same address, which the browser leaves first. Browsers skip
 * entries that were added without a user gesture, so it is pushed during one.
 */
let overlays: readonly (() => void)[] = [];
let guards: readonly (() => boolean)[] = [];

const isGuardEntry = (): boolean => (history.state as { guard?: true } | null)?.guard === true;

let address = location.href;
let guarded = isGuardEntry();

/** Push the history entry if there is an overlay to close or a guard to ask. */
function pushGuardEntry(): void {
  if (!overlays.length && !(guards.length && navigator.userActivation?.isActive !== false)) return;
  if (!isGuardEntry()) history.pushState({ guard: true }, "");
  address = location.href;
  guarded = true;
}

/** Start to handle Esc and Back for the overlays and guards of overlays.ts. */
export function watchOverlays(layers: readonly (() => void)[], asked: readonly (() => boolean)[]): void {
  overlays = layers;
  guards = asked;
  pushGuardEntry();
}

function closeLast(): boolean {
  const last = overlays.at(-1);
  last?.();
  return last !== undefined;
}

addEventListener("popstate", () => {
  const stayed = guarded && !isGuardEntry() && location.href === address;
  address = location.href;
  guarded = isGuardEntry();
  if (!stayed) return;
  if (closeLast() || guards.findLast((keeps) => keeps())) {
    history.pushState({ guard: true }, "");
    guarded = true;
  } else history.back();
});
// In the capture phase, before the handlers of the page.
addEventListener(
  "keydown",
  (event) => {
    if (event.key === "Escape" && closeLast()) event.preventDefault();
  },
  true,
);
for (const gesture of ["pointerup", "keyup"]) addEventListener(gesture, pushGuardEntry);

/**
 * Esc and the back button close what lies over the page before they leave it.
 *
 * The back button is caught by one more entry of the history with the same address: who goes back from
 * it has left nothing yet. A browser skips entries that nobody asked for, so it is made by a gesture.
 */
let overlays: readonly (() => void)[] = [];
let guards: readonly (() => boolean)[] = [];

const isGuardEntry = (): boolean => (history.state as { guard?: true } | null)?.guard === true;

let address = location.href;
let guarded = isGuardEntry();

/** The entry is there as long as somebody would be asked, or something closed. */
function pushGuardEntry(): void {
  if (!overlays.length && !(guards.length && navigator.userActivation?.isActive !== false)) return;
  if (!isGuardEntry()) history.pushState({ guard: true }, "");
  address = location.href;
  guarded = true;
}

/** Look after what is open, and after whoever is asked when nothing is: see overlays.ts. */
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
// Before the keys of the page mean anything.
addEventListener(
  "keydown",
  (event) => {
    if (event.key === "Escape" && closeLast()) event.preventDefault();
  },
  true,
);
for (const gesture of ["pointerup", "keyup"]) addEventListener(gesture, pushGuardEntry);

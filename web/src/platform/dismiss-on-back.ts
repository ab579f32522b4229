/**
 * Esc and the back button close what lies over the page before they leave it.
 *
 * The back button is caught by one more entry of the history with the same address: who goes back from
 * it has left nothing yet. A browser skips entries that nobody asked for, so it is made by a gesture.
 */
let open: readonly (() => void)[] = [];
let keepers: readonly (() => boolean)[] = [];

const isGuard = (): boolean => (history.state as { guard?: true } | null)?.guard === true;

let address = location.href;
let guarded = isGuard();

/** The entry is there as long as somebody would be asked, or something closed. */
function guard(): void {
  if (!open.length && !(keepers.length && navigator.userActivation?.isActive !== false)) return;
  if (!isGuard()) history.pushState({ guard: true }, "");
  address = location.href;
  guarded = true;
}

/** Look after what is open, and after whoever is asked when nothing is: see overlays.ts. */
export function watch(layers: readonly (() => void)[], asked: readonly (() => boolean)[]): void {
  open = layers;
  keepers = asked;
  guard();
}

function closeLast(): boolean {
  const last = open.at(-1);
  last?.();
  return last !== undefined;
}

addEventListener("popstate", () => {
  const stayed = guarded && !isGuard() && location.href === address;
  address = location.href;
  guarded = isGuard();
  if (!stayed) return;
  if (closeLast() || keepers.findLast((keeps) => keeps())) {
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
for (const gesture of ["pointerup", "keyup"]) addEventListener(gesture, guard);

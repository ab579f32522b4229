/**
 * Load the explanations of cards at the first touch, mouse movement or key press; return a function that ends them.
 */
export function lazyExplainer(ruleset: () => string): () => void {
  const gone = new AbortController();
  let waking = false;
  /** Whether the touch ended before the module was loaded, so that it was no long press. */
  let lifted = false;
  for (const type of ["pointerup", "pointercancel"])
    addEventListener(type, () => (lifted = true), { capture: true, signal: gone.signal });
  const begin = async (event: Event): Promise<void> => {
    if (waking) return;
    waking = true;
    lifted = false;
    // Offline: the next touch retries.
    const found = await import("./explainer").catch(() => null);
    if (!found) return void (waking = false);
    const pressed = lifted || event.type === "keydown";
    found.startExplainer(ruleset, pressed ? null : event, gone.signal);
    // The click that would explain a number came too early for the module, so repeat it.
    if (pressed && event.type !== "pointermove")
      (event.target as Element | null)?.closest?.<HTMLElement>("[data-told]")?.click();
  };
  for (const type of ["pointermove", "pointerdown", "keydown"])
    addEventListener(type, (event) => void begin(event), gone);
  return () => gone.abort();
}

/** Cards explain themselves to whoever asks; what that needs comes when somebody first touches anything. */
export function wake(ruleset: () => string): () => void {
  let gone = false;
  let stop = (): void => undefined;
  function wait(): void {
    const waiting = new AbortController();
    stop = () => waiting.abort();
    const begin = (event: Event): void => {
      waiting.abort();
      import("./explainer").then(
        ({ Explainer }) => {
          if (!gone) stop = new Explainer(ruleset).listen(event);
        },
        () => gone || wait(),
      );
    };
    for (const type of ["pointermove", "pointerdown", "keydown"]) addEventListener(type, begin, { signal: waiting.signal });
  }
  wait();
  return () => {
    gone = true;
    stop();
  };
}

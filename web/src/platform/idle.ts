/** Work that can wait until the browser is idle or has painted. */

/** The longest wait for an idle moment, and the wait in Safari, which does not tell of any. */
const MAX_WAIT_MS = 500;
const SAFARI_WAIT_MS = 50;

/** Run a function once the browser has nothing more urgent to do; return a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(run, SAFARI_WAIT_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: MAX_WAIT_MS });
  return () => cancelIdleCallback(request);
}

/** Run a function after the next paint; return a function that cancels it. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(run)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

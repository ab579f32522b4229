import { untrack } from "svelte";

/** Reloads a page periodically while it is visible. */
export function usePolling(look: () => Promise<void>, every: number): void {
  $effect(() => {
    // untrack: state that it reads must not trigger a reload.
    untrack(() => void look());
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void look();
    }, every);
    const back = (): void => {
      if (document.visibilityState === "visible") void look();
    };
    document.addEventListener("visibilitychange", back);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", back);
    };
  });
}

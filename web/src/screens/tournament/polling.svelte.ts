import { untrack } from "svelte";

/** Load data now, periodically while the page is visible, and when it becomes visible again. */
export function usePolling(look: () => Promise<void>, every: number): void {
  $effect(() => {
    // State that `look` reads must not trigger a reload, hence `untrack`.
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

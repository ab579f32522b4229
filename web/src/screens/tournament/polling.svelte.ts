import { untrack } from "svelte";

/** A page that looks again and again while it is seen. */
export function usePolling(look: () => Promise<void>, every: number): void {
  $effect(() => {
    // What it reads is no reason to look again at once.
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

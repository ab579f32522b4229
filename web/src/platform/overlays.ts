/** What lies over the page: sheets, drawers, a card that is held up. Esc and the back button close the last of it: see dismiss-on-back.ts. */
const overlays: (() => void)[] = [];
/** What is asked when nothing is open: each says whether it had something to put down, or to ask before the page is left. */
const guards: (() => boolean)[] = [];

function addTo<Each>(list: Each[], each: Each): () => void {
  list.push(each);
  // Without it Esc and back do what a browser makes of them.
  import("./dismiss-on-back").then(
    ({ watchOverlays: watch }) => watch(overlays, guards),
    () => undefined,
  );
  return () => void list.splice(list.lastIndexOf(each), 1);
}

/** Something lies over the page until the returned function is called. */
export const openOverlay = (close: () => void): (() => void) => addTo(overlays, close);

/** Whoever goes back with nothing open is asked here first; the last that was added, first. */
export const guardBack = (keeps: () => boolean): (() => void) => addTo(guards, keeps);

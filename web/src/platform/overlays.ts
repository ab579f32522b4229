/** What lies over the page: sheets, drawers, a card that is held up. Esc and the back button close the last of it: see dismiss-on-back.ts. */
const open: (() => void)[] = [];
/** What is asked when nothing is open: each says whether it had something to put down, or to ask before the page is left. */
const keepers: (() => boolean)[] = [];

function within<Each>(list: Each[], each: Each): () => void {
  list.push(each);
  // Without it Esc and back do what a browser makes of them.
  import("./dismiss-on-back").then(({ watch }) => watch(open, keepers), () => undefined);
  return () => void list.splice(list.lastIndexOf(each), 1);
}

/** Something lies over the page until the returned function is called. */
export const layer = (close: () => void): (() => void) => within(open, close);

/** Whoever goes back with nothing open is asked here first; the last that was added, first. */
export const keeper = (keeps: () => boolean): (() => void) => within(keepers, keeps);

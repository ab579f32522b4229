/**
 * The close functions of open overlays (sheets, drawers, an enlarged card). Esc and Back close the last one: see
 * dismiss-on-back.ts.
 */
const overlays: (() => void)[] = [];
/** The guards, called on Back when no overlay is open; each returns whether the page is to stay. */
const guards: (() => boolean)[] = [];

function addTo<Each>(list: Each[], each: Each): () => void {
  list.push(each);
  // If it fails to load, Esc and Back keep their default behaviour.
  import("./dismiss-on-back").then(
    ({ watchOverlays: watch }) => watch(overlays, guards),
    () => undefined,
  );
  return () => void list.splice(list.lastIndexOf(each), 1);
}

/** Register the close function of an overlay; the returned function removes it. */
export const openOverlay = (close: () => void): (() => void) => addTo(overlays, close);

/** Show a dialog over the page; the returned function removes it from the overlays. */
export function showModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return openOverlay(() => dialog.close());
}
/** Register a guard for Back; the last one added is called first. */
export const guardBack = (keeps: () => boolean): (() => void) => addTo(guards, keeps);

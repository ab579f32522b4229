/** Shows the ban notice when a request is rejected because of a ban. */
import { mount, unmount } from "svelte";

import { texts } from "../../i18n/texts.svelte";
import BanSheet from "./BanSheet.svelte";

let shown = false;

export async function showBan(): Promise<void> {
  if (shown) return;
  shown = true;
  await texts.loadNamespace("reports");
  const close = (): void => {
    shown = false;
    void unmount(sheet);
  };
  const sheet = mount(BanSheet, { target: document.body, props: { onclose: close } });
}

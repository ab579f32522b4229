/** A modal sheet: its name, and the ways to close it. */
import { createRawSnippet } from "svelte";
import { expect, it, vi } from "vitest";

import { say } from "../../src/i18n/texts.svelte";
import Sheet from "../../src/ui/Sheet.svelte";
import { press, settled, show } from "./table";

async function open(): Promise<{ dialog: HTMLDialogElement; page: HTMLElement; onclose: () => void }> {
  const onclose = vi.fn<() => void>();
  const children = createRawSnippet(() => ({ render: () => `<button type="button">content</button>` }));
  const page = await show(Sheet, { title: "Settings", onclose, children });
  return { dialog: page.querySelector("dialog")!, page, onclose };
}

it("is a modal dialog with the name of its heading", async () => {
  const { dialog } = await open();
  expect(dialog.open).toBe(true);
  const title = document.getElementById(dialog.getAttribute("aria-labelledby")!)!;
  expect([title.tagName, title.textContent]).toEqual(["H2", "Settings"]);
});

it("closes once, by its button", async () => {
  const { dialog, page, onclose } = await open();
  await press(page, say("web-close"));
  await settled();
  expect(dialog.open).toBe(false);
  expect(onclose).toHaveBeenCalledOnce();
});

it("is closed by Escape before anything below it hears the key", async () => {
  const { dialog, onclose } = await open();
  await import("../../src/platform/dismiss-on-back");
  await settled();
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  await settled();
  expect(dialog.open).toBe(false);
  expect(onclose).toHaveBeenCalledOnce();
});

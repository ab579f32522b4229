import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { startExplainer } from "../src/table/explain/explainer";
import { lazyExplainer } from "../src/table/explain/lazy-explainer";

vi.mock("../src/table/explain/explainer", () => ({ startExplainer: vi.fn() }));

const page = new EventTarget();
let sleep: () => void;
beforeEach(() => {
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.mocked(startExplainer).mockReset();
  sleep = lazyExplainer(() => "saboteur");
});
afterEach(() => {
  sleep();
  vi.unstubAllGlobals();
});

const asked = (): Promise<Event | null> =>
  vi.waitFor(() => vi.mocked(startExplainer).mock.calls[0]![1], { timeout: 60_000 });

it("a first quick tap explains nothing", async () => {
  page.dispatchEvent(new Event("pointerdown"));
  page.dispatchEvent(new Event("pointerup"));
  expect(await asked()).toBeNull();
});

it("a first long press does", async () => {
  const press = new Event("pointerdown");
  page.dispatchEvent(press);
  expect(await asked()).toBe(press);
});

it("a first tap on a number that explains itself does not get lost", async () => {
  const click = vi.fn();
  const press = new Event("pointerdown");
  Object.defineProperty(press, "target", {
    value: { closest: (selector: string) => (selector === "[data-told]" ? { click } : null) },
  });
  page.dispatchEvent(press);
  page.dispatchEvent(new Event("pointerup"));
  expect(await asked()).toBeNull();
  expect(click).toHaveBeenCalledOnce();
});

/** The settings of notifications: each change is saved with all the others. */
import { beforeEach, expect, it, vi } from "vitest";

import NotificationSettings from "../../src/features/notifications/NotificationSettings.svelte";
import { say } from "../../src/i18n/texts.svelte";
import type { NotificationPreferences, NotificationSettings as Settings } from "../../src/wire/protocol";
import { button, eventually, settled, show } from "./table";

interface Sent {
  route: string;
  body: unknown;
}

let page: HTMLElement;
let sent: Sent[];
let stored: Settings;
let isGuest: boolean;
/** The status with which the next change is answered. */
let status: number;

function answer(path: string, { method = "GET", body }: RequestInit = {}): Promise<Response> {
  const route = `${method} ${path}`;
  if (route === "GET /api/guest")
    return Promise.resolve(
      isGuest ? Response.json({ id: "me", nickname: "Zoe", portrait: 1 }) : new Response(null, { status: 404 }),
    );
  if (route === "GET /api/guest/notifications") return Promise.resolve(Response.json(stored));
  if (route === "GET /api/guest/tables") return Promise.resolve(Response.json({ tables: [] }));
  sent.push({ route, body: typeof body === "string" ? JSON.parse(body) : null });
  if (status >= 400) return Promise.resolve(Response.json({ code: "rate-limited" }, { status }));
  if (method === "PUT") stored = { ...stored, preferences: sent.at(-1)!.body as NotificationPreferences };
  return Promise.resolve(Response.json({}));
}

async function open(changes: Partial<Settings> = {}): Promise<void> {
  stored = { ...stored, ...changes };
  page = await show(NotificationSettings, {}, "post");
  // Title, result and problem are there before the settings are.
  await eventually(() => expect(page.querySelectorAll("p").length).toBeGreaterThan(3));
}

const toggle = (name: string): HTMLInputElement =>
  [...page.querySelectorAll<HTMLInputElement>("[role=switch]")].find(
    (each) => each.getAttribute("aria-label") === name,
  )!;

async function click(name: string): Promise<void> {
  toggle(name).click();
  await settled();
}

beforeEach(() => {
  sent = [];
  status = 200;
  isGuest = true;
  stored = {
    push_key: null,
    email: true,
    kinds: ["turn", "invited"],
    subscribed: false,
    devices: 0,
    preferences: {
      push: false,
      email: true,
      email_interval_hours: 4,
      kinds: ["turn"],
      hours: null,
      muted_tables: [],
      time_zone: "UTC",
    },
    verified_email: { address: "zoe@mine.example", verified_at: 0, undeliverable: false },
    pending_email: null,
  };
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("isSecureContext", false);
});

it("saves a kind together with what was chosen before", async () => {
  await open();
  await click(say("letters-kind-invited"));
  await eventually(() => expect(toggle(say("letters-kind-invited")).checked).toBe(true));
  expect(sent).toMatchObject([
    {
      route: "PUT /api/guest/notifications",
      body: { kinds: ["turn", "invited"], email: true, email_interval_hours: 4, hours: null },
    },
  ]);
});

it("offers hours once they are limited, and saves both ends", async () => {
  await open();
  expect(page.querySelectorAll("select")).toHaveLength(0);
  await click(say("letters-hours"));
  await eventually(() => expect(page.querySelectorAll("select")).toHaveLength(2));
  const [from] = page.querySelectorAll("select");
  from!.value = "10";
  from!.dispatchEvent(new Event("change", { bubbles: true }));
  await eventually(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ body }) => (body as NotificationPreferences).hours)).toEqual([
    [8, 22],
    [10, 22],
  ]);
});

it("takes one change at a time", async () => {
  await open();
  await click(say("letters-hours"));
  expect(page.querySelector(".all")!.hasAttribute("inert")).toBe(true);
  await click(say("letters-mail"));
  await eventually(() => expect(page.querySelector(".all")!.hasAttribute("inert")).toBe(false));
  expect(sent).toHaveLength(1);
});

it("says that a change failed, and keeps what is stored", async () => {
  await open();
  status = 429;
  await click(say("letters-kind-invited"));
  await eventually(() => expect(page.textContent).toContain(say("letters-failed", { code: "rate-limited" })));
  expect(page.querySelector('[role="alert"]')).not.toBeNull();
  expect(stored.preferences.kinds).toEqual(["turn"]);
});

it("asks for an address first, and sends it in the reader's language", async () => {
  await open({ verified_email: null, kinds: [] });
  expect(toggle(say("letters-mail"))).toBeUndefined();
  const field = page.querySelector<HTMLInputElement>("input[type=email]")!;
  field.value = " zoe@mine.example ";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await settled();
  button(page, say("letters-confirm")).click();
  await eventually(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([
    { route: "POST /api/guest/notifications/email", body: { address: "zoe@mine.example", language: "en" } },
  ]);
});

it("offers nothing to a visitor without a session", async () => {
  isGuest = false;
  await open();
  expect(page.textContent).toContain(say("letters-stranger"));
  expect(page.querySelectorAll("[role=switch]")).toHaveLength(0);
});

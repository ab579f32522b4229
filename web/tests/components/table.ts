/**
 * The harness of component tests, which run in happy-dom (project `components` in vite.config.ts).
 *
 * `show(component, props, ...namespaces)` loads messages and mounts a component until the end of the test.
 * `openLine(...frames)` makes a session whose connection the test controls: `sent` has the frames of the
 * component, `receive` and `answer` reply, `lose` and `open` cut and restore the connection.
 * Buttons are found by their name: `press(page, say("who-sit"))`.
 */
import { flushSync, mount, tick, unmount, type Component } from "svelte";
import { afterEach, beforeEach, vi } from "vitest";

import { texts, type Namespace } from "../../src/i18n/texts.svelte";
import type { TableSocketHandlers } from "../../src/net/socket";
import { Session } from "../../src/table/session.svelte";
import type { FromClient, FromServer, Lobby, Seat } from "../../src/wire/protocol";

export const FREE_SEAT: Seat = {
  seat: 0,
  player: null,
  portrait: 0,
  guest: null,
  bot: null,
  is_remote_bot: false,
  connected: false,
  absent: false,
  is_substitute: false,
  muted: false,
  votes: {},
  holidays: [],
};

/** Return a lobby of three seats that Ada hosts, as the guest `me` gets it. */
export function lobby(changes: Partial<Lobby> = {}, players: readonly (string | null)[] = ["Ada"]): Lobby {
  const seats = Array.from({ length: 3 }, (_, seat) => {
    const player = players[seat] ?? null;
    return { ...FREE_SEAT, seat, player, guest: player?.toLowerCase() ?? null, connected: player !== null };
  });
  return {
    type: "lobby",
    code: "SKEXF",
    ruleset: "saboteur",
    options: {},
    deck: false,
    host: "ada",
    you: "me",
    seat: null,
    own_seats: [],
    seats,
    stage: "lobby",
    clock: "none",
    chat: "phrases",
    listed: false,
    window_s: 6,
    pace: "normal",
    decision_hours: 24,
    daily_pause: null,
    extra_bots: [],
    locked: false,
    join_code: "SKEXF",
    paused: false,
    spectators: 0,
    session_scores: [],
    commitment: null,
    ...changes,
  };
}

export interface Line {
  session: Session;
  sent: FromClient[];
  receive(...frames: FromServer[]): Promise<void>;
  /** Answer the last command, or an earlier one: `back` counts from the end. */
  answer(code?: string, back?: number): Promise<void>;
  lose(): Promise<void>;
  open(): Promise<void>;
}

/** Wait until settled promises and pending effects have run. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 5; i++) {
    await Promise.resolve();
    flushSync();
    await tick();
  }
}

export function openLine(...frames: FromServer[]): Line {
  const sent: FromClient[] = [];
  let isOpen = true;
  let hooks: TableSocketHandlers;
  const session = new Session("SKEXF", (_, given) => {
    hooks = given;
    return { send: (frame) => isOpen && sent.push(frame) > 0, close: () => undefined };
  });
  hooks!.onstate("open");
  frames.forEach((frame) => hooks.onframe(frame));
  const receive = (...later: FromServer[]): Promise<void> => {
    later.forEach((frame) => hooks.onframe(frame));
    return settled();
  };
  const turn = (open: boolean): Promise<void> => {
    isOpen = open;
    hooks.onstate(open ? "open" : "waiting");
    return settled();
  };
  return {
    session,
    sent,
    receive,
    answer(code, back = 1) {
      const request_id = sent.at(-back)!.request_id!;
      return receive(code ? { type: "error", code, reason: code, request_id } : { type: "done", request_id });
    },
    lose: () => turn(false),
    open: () => turn(true),
  };
}

export async function show<Props extends Record<string, any>>(
  component: Component<Props>,
  props: Props,
  ...parts: Namespace[]
): Promise<HTMLElement> {
  await texts.loadNamespaces(parts);
  const target = document.body.appendChild(document.createElement("div"));
  mounted.push(mount(component, { target, props }));
  await settled();
  return target;
}

export function button(page: ParentNode, name: string): HTMLButtonElement {
  const found = [...page.querySelectorAll("button")].find(
    (each) => (each.getAttribute("aria-label") ?? each.textContent.trim()) === name,
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
}

export async function press(page: ParentNode, name: string): Promise<void> {
  button(page, name).click();
  await settled();
}

export async function writeName(page: ParentNode, name: string): Promise<void> {
  const field = page.querySelector<HTMLInputElement>('input[autocomplete="nickname"]')!;
  field.value = name;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await settled();
}

/** Wait for what is loaded late; a busy machine takes its time. */
export const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 30_000 });

const mounted: object[] = [];
beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no server in unit tests")));
});
afterEach(async () => {
  for (const each of mounted.splice(0)) await unmount(each);
  document.body.replaceChildren();
  vi.useRealTimers();
});

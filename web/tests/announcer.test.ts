/** What screen readers are told: nothing of the same moment is lost, and nothing old is repeated. */
import { beforeEach, describe, expect, it, vi } from "vitest";

import { announcer } from "../src/platform/announcer.svelte";

const words = (): string => announcer.text.replace(/\u00a0/g, "").trim();

describe("announcer", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    announcer.clear();
    return () => vi.useRealTimers();
  });

  it("keeps both sentences of the same moment", () => {
    announcer.announce("Ada lays a path.");
    announcer.announce("Ten seconds left.");
    expect(words()).toBe("Ada lays a path. Ten seconds left.");
  });

  it("replaces what was said before", () => {
    announcer.announce("Ada lays a path.");
    vi.runAllTimers();
    announcer.announce("Your turn.");
    expect(words()).toBe("Your turn.");
  });

  it("changes the text when a sentence is repeated", () => {
    announcer.announce("Your turn.");
    vi.runAllTimers();
    const before = announcer.text;
    announcer.announce("Your turn.");
    expect(announcer.text).not.toBe(before);
    expect(words()).toBe("Your turn.");
  });

  it("keeps nothing for the next person at the device", () => {
    announcer.announce("Your role: saboteur.");
    announcer.clear();
    announcer.announce("Pass the device on.");
    expect(words()).toBe("Pass the device on.");
  });
});

import { expect, test } from "vitest";

import type { Option } from "../src/wire/protocol";
import { mistakeOf, prepared } from "../src/screens/learn/mistake";

const move = (text: string, some: Partial<Option>): Option => ({
  ...{ text, verb: "lay", card: null, at: null, other: null, turned: false, seat: null, word: null, value: null },
  ...some,
});
const curve = move("lay curve 4,0 turned", { card: "curve", at: [4, 0], turned: true });
const map = move("play map 8,0", { verb: "play", card: "map", at: [8, 0] });
const stop = move("stop", { verb: "stop" });

test("a mistake is told by what differs from the move that leads on", () => {
  expect(mistakeOf({ ...curve, turned: false }, [curve])).toBe("turn");
  expect(mistakeOf({ ...curve, at: [5, 0] }, [curve])).toBe("place");
  expect(mistakeOf(move("pass curve", { verb: "pass", card: "curve" }), [curve])).toBe("pass");
  expect(mistakeOf(map, [curve])).toBe("card");
  expect(mistakeOf(map, [stop])).toBe("other");
  expect(mistakeOf(stop, [curve])).toBe("other");
});

test("another card is put away than the one that was asked for", () => {
  const away = (card: string): Option => move(`pass ${card}`, { verb: "pass", card });
  expect(mistakeOf(away("map"), [away("curve")])).toBe("card");
});

test("a prepared answer is found by its pattern, the first one first", () => {
  const wrong = { own: ["play troll 1,2 *"], any: ["play troll *"], two: ["step * 0"], exact: ["stop"] };
  expect(prepared(wrong, "play troll 1,2 E")).toBe("own");
  expect(prepared(wrong, "play troll 3,4 E")).toBe("any");
  expect(prepared(wrong, "step 2,0 0")).toBe("two");
  expect(prepared(wrong, "step 2,0 1")).toBeNull();
  expect(prepared(wrong, "stop")).toBe("exact");
  expect(prepared(wrong, "stop here")).toBeNull();
});

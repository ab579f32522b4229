import { expect, test } from "vitest";

import type { LegalMove } from "../src/wire/protocol";
import { classifyMistake, preparedAnswer } from "../src/screens/learn/mistake";

const move = (text: string, some: Partial<LegalMove>): LegalMove => ({
  ...{ text, verb: "lay", card: null, at: null, other: null, turned: false, seat: null, word: null, value: null },
  ...some,
});
const curve = move("lay curve 4,0 turned", { card: "curve", at: [4, 0], turned: true });
const map = move("play map 8,0", { verb: "play", card: "map", at: [8, 0] });
const stop = move("stop", { verb: "stop" });

test("a mistake is told by what differs from the move that leads on", () => {
  expect(classifyMistake({ ...curve, turned: false }, [curve])).toBe("turn");
  expect(classifyMistake({ ...curve, at: [5, 0] }, [curve])).toBe("place");
  expect(classifyMistake(move("pass curve", { verb: "pass", card: "curve" }), [curve])).toBe("pass");
  expect(classifyMistake(map, [curve])).toBe("card");
  expect(classifyMistake(map, [stop])).toBe("other");
  expect(classifyMistake(stop, [curve])).toBe("other");
});

test("another card is put away than the one that was asked for", () => {
  const away = (card: string): LegalMove => move(`pass ${card}`, { verb: "pass", card });
  expect(classifyMistake(away("map"), [away("curve")])).toBe("card");
});

test("a prepared answer is found by its pattern, the first one first", () => {
  const wrong = { own: ["play troll 1,2 *"], any: ["play troll *"], two: ["step * 0"], exact: ["stop"] };
  expect(preparedAnswer(wrong, "play troll 1,2 E")).toBe("own");
  expect(preparedAnswer(wrong, "play troll 3,4 E")).toBe("any");
  expect(preparedAnswer(wrong, "step 2,0 0")).toBe("two");
  expect(preparedAnswer(wrong, "step 2,0 1")).toBeNull();
  expect(preparedAnswer(wrong, "stop")).toBe("exact");
  expect(preparedAnswer(wrong, "stop here")).toBeNull();
});

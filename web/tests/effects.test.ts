import { describe, expect, it } from "vitest";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { SOURCES as LATER } from "virtual:later-texts";
import { SOURCES as EARLY } from "virtual:texts";

import { boxOf } from "../src/art/cards/ruleset";
import { BOX_REFERENCES } from "../src/games/box-references";
import type { BoxId } from "../src/wire/protocol";
import { helpTopics, HELP_CARD_GROUPS } from "../src/play/help/help-topics";
import type { SourcedGroups } from "../src/art/cards/deck";
import { effectsIn, effectNamespaces, cardInfo } from "../src/art/cards/card-effects";

const SOURCES = { ...EARLY, ...LATER };
const FILES = import.meta.glob<SourcedGroups>("../../src/saboteur/games/data/*.toml", {
  query: "?sources",
  import: "default",
  eager: true,
});
const DECKS = Object.entries(FILES).map(
  ([path, groups]) => [path.split("/").at(-1)!.replace(".toml", ""), groups] as const,
);
/** What is no card. */
const FACELESS = ["layout", "space", "figure", "marker", "points"];

const bundleOf = async (language: "en" | "fr", parts: readonly (keyof typeof SOURCES)[]): Promise<FluentBundle> => {
  const bundle = new FluentBundle(language);
  for (const part of parts) bundle.addResource(new FluentResource((await SOURCES[part]![language]()).default));
  return bundle;
};

describe("the help of a table", () => {
  it.each([
    ["saboteur", 5],
    ["saboteur+veto+right-of-way+sabotaged-dwarf+new-goals+treasure-chests", 5],
    ["saboteur+tournament", 5],
    ["saboteur2+costume-workshop+scout", 7],
    ["duel", 2],
    ["duel", 1],
    ["lost-mines", 4],
    ["dark-cave", 4],
  ] as const)("%s for %i has an aim, a turn and names for its cards", async (ruleset, seats) => {
    for (const language of ["en", "fr"] as const) {
      const {
        namespaces: parts,
        aim,
        turn,
        steps,
        after,
        lay,
        end,
        pay,
        paid,
      } = helpTopics(ruleset, seats, BOX_REFERENCES[boxOf(ruleset) as BoxId]);
      const bundle = await bundleOf(language, ["play", "about", ...parts, ...effectNamespaces(ruleset)]);
      expect(
        [...aim, turn, ...steps, after, ...lay, ...end, ...pay.flat()].filter((text) => !bundle.hasMessage(text)),
      ).toEqual([]);
      expect(bundle.hasMessage(steps[0]!.replace(/1$/, `${steps.length + 1}`))).toBe(false);
      // What is paid by a module, the module tells.
      expect(pay[0].length > 0).toBe(!ruleset.includes("tournament"));
      const words = paid ? BOX_REFERENCES[boxOf(ruleset) as BoxId].payTable!().head : [];
      expect(words.filter((text) => !bundle.hasMessage(text))).toEqual([]);
      const effects = effectsIn(ruleset, HELP_CARD_GROUPS);
      expect(effects.size).toBeGreaterThan(8);
      for (const [effect, kinds] of effects) {
        const named =
          kinds.length > 1
            ? bundle.getMessage(`effect-${effect}`)?.attributes["title"]
            : bundle.getMessage(cardInfo(ruleset, kinds[0]!)!.name);
        expect(named, `${effect} ${kinds.join()}`).toBeTruthy();
      }
    }
  });

  it("knows the cards of the modules and of what the box shares, and no others", () => {
    expect(effectsIn("saboteur+veto", HELP_CARD_GROUPS).get("veto")).toEqual(["veto"]);
    expect(effectsIn("saboteur", HELP_CARD_GROUPS).has("veto")).toBe(false);
    expect(effectsIn("saboteur2", HELP_CARD_GROUPS).get("map")).toEqual(["map"]);
    expect(effectsIn("saboteur2", HELP_CARD_GROUPS).get("rockfall")).toEqual(["rockfall"]);
    expect(helpTopics("duel", 1, BOX_REFERENCES.duel).pay[0]).toContain("howto-duel-pay-2");
    expect(helpTopics("duel", 2, BOX_REFERENCES.duel).pay[0]).not.toContain("howto-duel-pay-2");
  });
});

describe("what cards do", () => {
  it.each(DECKS)(
    "%s: every card has an effect, a name and rules, in the texts that are fetched for it",
    async (deck, groups) => {
      for (const language of ["en", "fr"] as const) {
        const bundle = new FluentBundle(language);
        for (const part of ["play", ...effectNamespaces(deck)] as const)
          bundle.addResource(new FluentResource((await SOURCES[part]![language]()).default));
        for (const [group, rows] of groups.filter(([name]) => !FACELESS.includes(name))) {
          for (const { kind } of rows) {
            const told = cardInfo(deck, kind, group)!;
            expect(bundle.getMessage(told.text)?.attributes["when"], `${deck} ${kind}`).toBeTruthy();
            expect(bundle.hasMessage(told.name), told.name).toBe(true);
            expect(told.clauses.length).toBeGreaterThan(0);
          }
        }
        expect(bundle.hasMessage("explained-when")).toBe(true);
      }
    },
  );

  it("a module comes before its box, and a box before what it shares", () => {
    expect(cardInfo("saboteur", "saboteur")?.effect).toBe("saboteur");
    expect(cardInfo("saboteur2", "saboteur")?.effect).toBe("saboteur-two");
    expect(cardInfo("saboteur2+veto", "veto")?.effect).toBe("veto");
    expect(cardInfo("saboteur2", "map")?.effect).toBe("map");
    expect(cardInfo("saboteur+new-goals", "dragon")).toMatchObject({ effect: "dragon", name: "card-dragon" });
  });

  it("a card speaks of its own box and the modules on the table alone", async () => {
    const said = await bundleOf("en", ["play", ...effectNamespaces("saboteur2+veto")]);
    for (const [effect, kinds] of effectsIn("saboteur", HELP_CARD_GROUPS)) {
      const { text, clauses } = cardInfo("saboteur", kinds[0]!)!;
      expect(
        clauses.filter((id) => id.startsWith("S2-") || id.startsWith("ME-")),
        effect,
      ).toEqual([]);
      expect(JSON.stringify(said.getMessage(text)), effect).not.toMatch(/Saboteur 2|prison|chest/);
    }
    expect(cardInfo("saboteur", "cross")?.effect).toBe("tunnel");
    expect(cardInfo("saboteur2", "cross")).toMatchObject({ effect: "tunnel-two", name: "card-cross" });
    expect(cardInfo("saboteur2+treasure-chests", "map")?.effect).toBe("map-chests");
  });

  it("knows nothing of cards that are not in the game", () => {
    expect(cardInfo("saboteur", "thief")).toBeNull();
    // Saboteur 2 is played without the miners and the gold of the base game (S2-1).
    expect(cardInfo("saboteur2", "miner")).toBeNull();
    expect(cardInfo("saboteur2", "gold-1")).toBeNull();
    expect(cardInfo("saboteur", "of-my-own-deck")).toBeNull();
  });

  it("tells a card from a token of the same kind", () => {
    expect(cardInfo("lost-mines", "axe")?.name).toBe("card-axe");
    expect(cardInfo("lost-mines", "axe", "forest")?.name).toBe("token-axe");
    expect(cardInfo("dark-cave", "blue-saboteur")?.name).toBe("role-blue-saboteur");
  });
});

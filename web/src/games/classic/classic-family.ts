/**
 * The classic family. Everything except the base game is in a bundle of its own, loaded on demand by a table or a list.
 */
import { texts } from "../../i18n/texts.svelte";
import type { GameFamily } from "../game-family";

async function loadExpansions(): Promise<void> {
  const [{ addExpansions }] = await Promise.all([
    import("./expansions/add-expansions"),
    texts.loadNamespace("modules"),
  ]);
  addExpansions();
}

/** Load the parts that a rule set needs. */
async function loadFor(ruleset: string): Promise<void> {
  if (ruleset !== "saboteur") await loadExpansions();
}

export const CLASSIC: GameFamily = {
  boxPreview: async (ruleset) =>
    (await Promise.all([import("./classic-box-preview"), loadFor(ruleset)]))[0].BOX_PREVIEW,
  table: async (ruleset) => (await Promise.all([import("./ClassicGame.svelte"), loadFor(ruleset)]))[0].default,
  replay: async (ruleset) => (await Promise.all([import("./ends/ClassicReplay.svelte"), loadFor(ruleset)]))[0].default,
  cardFaces: async () => (await Promise.all([import("./classic-card-faces"), loadExpansions()]))[0].cardFaceOf,
  deckOverride: async (ruleset) =>
    (await Promise.all([import("./cards/classic-cards"), loadFor(ruleset)]))[0].overrideDeck,
  allModules: loadExpansions,
};

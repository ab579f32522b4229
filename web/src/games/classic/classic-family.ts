/** The classic family. Everything beside the base game comes in a bundle of its own, when a table or a list asks for it. */
import { texts } from "../../i18n/texts.svelte";
import type { Family } from "../game-family";

async function loadExpansions(): Promise<void> {
  const [{ addExpansions }] = await Promise.all([import("./expansions/add-expansions"), texts.need("modules")]);
  addExpansions();
}

/** Load what a rule set needs. */
async function loadFor(ruleset: string): Promise<void> {
  if (ruleset !== "saboteur") await loadExpansions();
}

export const CLASSIC: Family = {
  shelf: async (ruleset) => (await Promise.all([import("./classic-box-preview"), loadFor(ruleset)]))[0].SHELF,
  table: async (ruleset) => (await Promise.all([import("./ClassicGame.svelte"), loadFor(ruleset)]))[0].default,
  replay: async (ruleset) => (await Promise.all([import("./ends/ClassicReplay.svelte"), loadFor(ruleset)]))[0].default,
  reference: async () => (await Promise.all([import("./classic-card-faces"), loadExpansions()]))[0].faceOf,
  corrector: async (ruleset) => (await Promise.all([import("./cards/classic-cards"), loadFor(ruleset)]))[0].correct,
  everything: loadExpansions,
};

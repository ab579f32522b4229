/** The classic family. Everything beside the base game comes in a bundle of its own, when a table or a list asks for it. */
import { texts } from "../../core/texts/texts.svelte";
import type { Family } from "../family";

async function loadExpansions(): Promise<void> {
  const [{ addExpansions }] = await Promise.all([import("./expansions/expansions"), texts.need("modules")]);
  addExpansions();
}

/** Load what a rule set needs. */
async function loadFor(ruleset: string): Promise<void> {
  if (ruleset !== "saboteur") await loadExpansions();
}

export const CLASSIC: Family = {
  shelf: async (ruleset) => (await Promise.all([import("./shelf"), loadFor(ruleset)]))[0].SHELF,
  table: async (ruleset) => (await Promise.all([import("./Table.svelte"), loadFor(ruleset)]))[0].default,
  replay: async (ruleset) => (await Promise.all([import("./ends/Replay.svelte"), loadFor(ruleset)]))[0].default,
  reference: async () => (await Promise.all([import("./reference"), loadExpansions()]))[0].faceOf,
  corrector: async (ruleset) => (await Promise.all([import("./cards/cards"), loadFor(ruleset)]))[0].correct,
  everything: loadExpansions,
};

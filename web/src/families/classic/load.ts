/** Everything beside the base game comes in a bundle of its own, when a table or a list asks for it. */
import { texts } from "../../core/texts.svelte";

export async function loadExpansions(): Promise<void> {
  const [{ addExpansions }] = await Promise.all([import("./expansions/expansions"), texts.need("modules")]);
  addExpansions();
}

/** Load what a rule set needs. */
export async function loadFor(ruleset: string): Promise<void> {
  if (ruleset !== "saboteur") await loadExpansions();
}

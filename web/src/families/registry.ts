/** Which family draws which rule set. Every box adds its folder and one line here. */
import type { Component } from "svelte";

import type { Session } from "../core/session.svelte";

export type FamilyTable = Component<{ session: Session }>;

const FAMILIES: Record<string, () => Promise<{ default: FamilyTable }>> = {
  saboteur: () => import("./classic/Table.svelte"),
  saboteur2: () => import("./classic/Table.svelte"),
};

/** A rule set is named `box` or `box+module+…`. */
export async function familyOf(ruleset: string): Promise<FamilyTable> {
  const box = ruleset.split("+")[0]!;
  const load = FAMILIES[box] ?? FAMILIES["saboteur"]!;
  return (await load()).default;
}

/** Adds the cards, art, questions and sentences of Saboteur 2 and the modules. */
import { addIcons } from "../../../art/icons";
import { EXPANSION_ICONS } from "../../../art/expansion-icons";
import { addBadges, addDecorator, addRoles } from "../cards/classic-cards";
import { QUESTIONS as ASKED } from "../decisions/classic-questions";
import { EFFECTS as KNOWN } from "../cards/effect-looks";
import { moduleComponents } from "../module-components";
import { addModuleDeck } from "../ruleset-facts";
import { decorate } from "./expansion-drawings";
import { DECKS } from "./expansion-decks";
import SeatKnowledge from "./SeatKnowledge.svelte";
import { BADGES, EFFECTS, ROLES } from "./expansion-looks";
import NuggetShares from "./NuggetShares.svelte";
import Pawns from "./Pawns.svelte";
import { QUESTIONS } from "./decisions/expansion-questions";

let added = false;

export function addExpansions(): void {
  if (added) return;
  added = true;
  addIcons(EXPANSION_ICONS);
  Object.assign(KNOWN, EFFECTS);
  addRoles(ROLES);
  addBadges(BADGES);
  addDecorator(decorate);
  for (const [id, deck] of Object.entries(DECKS)) addModuleDeck(id, deck);
  ASKED.add(QUESTIONS);
  Object.assign(moduleComponents, { SeatKnowledge, NuggetShares, Pawns });
}

/** Everything that Saboteur 2 and the modules bring to a table: cards, art, questions, sentences. */
import { addIcons } from "../../../core/draw/icons";
import { EXPANSION_ICONS } from "../../../core/draw/icons-expansions";
import { addBadges, addDecorator, addRoles } from "../cards/cards";
import { QUESTIONS as ASKED } from "../decisions/questions";
import { EFFECTS as KNOWN } from "../cards/effects";
import { extras } from "../extras";
import { addPart } from "../rulesets";
import { decorate } from "./art";
import { DECKS } from "./decks";
import Knowledge from "./Knowledge.svelte";
import { BADGES, EFFECTS, ROLES } from "./looks";
import Nuggets from "./Nuggets.svelte";
import Pawns from "./Pawns.svelte";
import { QUESTIONS } from "./decisions/questions";

let added = false;

export function addExpansions(): void {
  if (added) return;
  added = true;
  addIcons(EXPANSION_ICONS);
  Object.assign(KNOWN, EFFECTS);
  addRoles(ROLES);
  addBadges(BADGES);
  addDecorator(decorate);
  for (const [id, deck] of Object.entries(DECKS)) addPart(id, deck);
  ASKED.add(QUESTIONS);
  Object.assign(extras, { Knowledge, Nuggets, Pawns });
}

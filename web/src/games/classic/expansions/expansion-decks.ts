/** The deck files of all expansions of the base game. */
import changeOfDirection from "../../../../../src/saboteur/games/data/change-of-direction.toml";
import costumeWorkshop from "../../../../../src/saboteur/games/data/costume-workshop.toml";
import diversion from "../../../../../src/saboteur/games/data/diversion.toml";
import forgottenTreasure from "../../../../../src/saboteur/games/data/forgotten-treasure.toml";
import goalExchange from "../../../../../src/saboteur/games/data/goal-exchange.toml";
import greedyDwarf from "../../../../../src/saboteur/games/data/greedy-dwarf.toml";
import masterCraftsman from "../../../../../src/saboteur/games/data/master-craftsman.toml";
import newGoals from "../../../../../src/saboteur/games/data/new-goals.toml";
import saboteur2 from "../../../../../src/saboteur/games/data/saboteur2.toml";
import scout from "../../../../../src/saboteur/games/data/scout.toml";
import tournament from "../../../../../src/saboteur/games/data/tournament.toml";
import treasureChests from "../../../../../src/saboteur/games/data/treasure-chests.toml";
import undergroundParty from "../../../../../src/saboteur/games/data/underground-party.toml";
import veto from "../../../../../src/saboteur/games/data/veto.toml";
import type { DeckPart } from "../../../art/cards/deck";

export const DECKS: Readonly<Record<string, DeckPart>> = {
  "change-of-direction": changeOfDirection,
  "costume-workshop": costumeWorkshop,
  diversion,
  "forgotten-treasure": forgottenTreasure,
  "goal-exchange": goalExchange,
  "greedy-dwarf": greedyDwarf,
  "master-craftsman": masterCraftsman,
  "new-goals": newGoals,
  saboteur2,
  scout,
  tournament,
  "treasure-chests": treasureChests,
  "underground-party": undergroundParty,
  veto,
};

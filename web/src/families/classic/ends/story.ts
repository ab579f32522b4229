/** Who won a round, and why, in a sentence or a word. */
import { boxOf } from "../../../core/cards/ruleset";
import { headlineOf } from "../../../core/table/ends/headline";
import type { TableFacts } from "../../../core/table/facts";
import { say } from "../../../core/texts/texts.svelte";
import type { RoundResult } from "../wire";
import type { ClassicTable } from "../model.svelte";
import type { GoalTold, Shares } from "../words/rounds";

const isGreedy = (result: RoundResult): boolean =>
  result.treasure && result.completer !== null && result.roles[result.completer] === "greedy-dwarf";

export function storyOf(table: ClassicTable, result: RoundResult, shares: Shares, goals: readonly GoalTold[]): string {
  const mine = result.completer === table.seat;
  const who = { who: mine ? "you" : "other", name: table.names[result.completer ?? 0] ?? "" };
  if (isGreedy(result)) return say("round-greedy", who);
  if (goals.some(({ revealed }) => revealed?.card === "giant-spider") && !result.treasure) return say("end-why-spider");
  if (boxOf(table.view.ruleset) === "saboteur2") return doorsStory(result, shares, who);
  if (result.treasure) return say("round-treasure", who);
  return say(result.roles.includes("saboteur") ? "round-sabotaged" : "round-nobody");
}

/** Who won a round (B-43, B-47, B-48, WC-6, S2-33 to S2-37): nobody, if no saboteur was there to profit. */
export function winnersOf(result: RoundResult, shares: Shares): readonly number[] {
  if (isGreedy(result)) return [result.completer!];
  if (shares.teams) return shares.winners;
  return result.roles.flatMap((role, seat) => (role !== "greedy-dwarf" && (role === "saboteur") !== result.treasure ? [seat] : []));
}

/** The first words for whoever looks: a round that all have won is no draw, and geologists are paid whoever wins (S2-32). */
export function roundHeadline(table: Pick<TableFacts, "seat" | "names">, result: RoundResult, shares: Shares): string {
  const { seat } = table;
  const winners = winnersOf(result, shares);
  if (seat !== null && winners.includes(seat)) return say("end-you-won");
  return seat !== null && result.roles[seat] === "geologist" && shares.gained.get(seat) ? say("end-paid-headline") : headlineOf(table, winners);
}

/** Why this seat won or lost, by its role; empty for the two roles that the story speaks of. */
export function ownStory(seat: number | null, result: RoundResult, shares: Shares): string {
  const role = seat === null ? undefined : result.roles[seat];
  if (seat === null || role === undefined || role === "miner" || (role === "saboteur" && !shares.teams)) return "";
  const digger = role.endsWith("-digger");
  return say(`end-own-${digger ? "digger" : role}`, { how: fateOf(seat, role, result, shares), team: digger ? say(`team-${role}`) : "" });
}

type Fate = "won" | "alone" | "prison" | "buried" | "lost";

/** Whoever is of the winning side and has no share is in prison (S2-24). */
function fateOf(seat: number, role: string, result: RoundResult, shares: Shares): Fate {
  const teams = teamsOf(result, shares.teams ?? []);
  if (role === "geologist") return shares.gained.get(seat) ? "won" : shares.crystals?.count && !shares.crystals.seats.includes(seat) ? "prison" : "lost";
  if (winnersOf(result, shares).includes(seat)) return teams.length || !shares.teams ? "won" : "alone";
  if (role === "profiteer" || (role === "boss" && result.treasure) || teams.includes(role)) return "prison";
  return result.treasure || role === "saboteur" ? "lost" : "buried";
}

/** The teams that won and of which somebody was dealt. */
const teamsOf = (result: RoundResult, teams: readonly string[]): readonly string[] =>
  teams.filter((team) => team !== "saboteur" || result.roles.includes(team));

/** The doors decide: who linked the treasure, and which teams get through (S2-33, S2-34). */
function doorsStory(result: RoundResult, { teams }: Shares, who: { who: string; name: string }): string {
  if (!result.treasure) return say(result.roles.includes("saboteur") ? "end-why-buried" : "end-why-no-saboteur");
  const [one, other] = teams ?? [];
  if (!one) return say("end-why-none", who);
  if (other) return say("end-why-both", who);
  const own = result.roles[result.completer ?? 0] === one;
  return say(own ? "end-why-own" : "end-why-other", { ...who, team: say(`team-${one}`) });
}

/** In a word, for the table of all rounds. */
export function wonBy(result: RoundResult, shares: Shares): string {
  if (isGreedy(result)) return say("end-greedy-won");
  if (shares.teams) return teamsOf(result, shares.teams).map((team) => say(`team-${team}`)).join(", ") || say("end-no-team-won");
  if (result.treasure) return say("end-miners-won");
  return say(result.roles.includes("saboteur") ? "end-saboteurs-won" : "end-none-won");
}

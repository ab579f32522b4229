/** The winners of a round and the reason, as a sentence or in short. */
import { boxOf } from "../../../art/cards/ruleset";
import { endHeadline } from "../../../play/ends/headline";
import type { TableFacts } from "../../../table/facts";
import { say, texts } from "../../../i18n/texts.svelte";
import type { ClassicView, RoundResult } from "../../../wire/classic";
import type { ClassicViewModel } from "../classic-view-model.svelte";
import type { GoalHistory, RoundShares } from "../text/past-rounds";

const isGreedy = (result: RoundResult): boolean =>
  result.treasure && result.completer !== null && result.roles[result.completer] === "greedy-dwarf";

export function outcomeText(
  table: ClassicViewModel,
  result: RoundResult,
  shares: RoundShares,
  goals: readonly GoalHistory[],
): string {
  const mine = result.completer === table.seat;
  const who = { who: mine ? "you" : "other", name: table.names[result.completer ?? 0] ?? "" };
  if (isGreedy(result)) return say("round-greedy", who);
  if (goals.some(({ revealed }) => revealed?.card === "giant-spider") && !result.treasure) return say("end-why-spider");
  if (!result.treasure) return [buriedStory(result), alliesStory(table, result, shares)].join(" ").trim();
  if (boxOf(table.view.ruleset) !== "saboteur2") return say("round-treasure", who);
  return [doorsStory(result, shares, who), alliesStory(table, result, shares)].join(" ").trim();
}

const buriedStory = ({ roles }: RoundResult): string =>
  say(roles.includes("saboteur") ? "end-why-sabotaged" : "end-why-no-saboteur");

/** Return the sentence about winners outside the winning teams, or without a winning team (S2-36, S2-37). */
function alliesStory(
  table: Pick<TableFacts, "seatNames">,
  result: RoundResult,
  { teams, winners }: RoundShares,
): string {
  const won = teamsOf(result, teams ?? []);
  const allies = winners.filter((seat) => teams && !won.includes(result.roles[seat] ?? ""));
  if (!allies.length) return "";
  const names = allies.map((seat) =>
    say("end-with-role", { name: table.seatNames([seat]), role: say(`role-${result.roles[seat]}`).toLowerCase() }),
  );
  return say("end-also-won", {
    how: won.length ? "too" : "alone",
    count: names.length,
    names: texts.formatList(names),
  });
}

/**
 * Return the winners of a round (B-43, B-47, B-48, WC-6, S2-33 to S2-37); none if there was no saboteur to profit
 * (R-239).
 */
export function roundWinners(result: RoundResult, shares: RoundShares): readonly number[] {
  if (isGreedy(result)) return [result.completer!];
  if (shares.teams) return shares.winners;
  return result.roles.flatMap((role, seat) =>
    role !== "greedy-dwarf" && (role === "saboteur") !== result.treasure ? [seat] : [],
  );
}

/**
 * Return the winning miners who got no gold because one of their tools was broken at the end (V-2, V-5). Empty if
 * the gold cards ran out, because a draft then has fewer places than there are miners.
 */
export function sabotagedMiners(
  { drafts }: Pick<ClassicView, "drafts">,
  result: RoundResult,
  shares: RoundShares,
): readonly number[] {
  if (!result.treasure || isGreedy(result)) return [];
  const miners = result.roles.flatMap((role, seat) => (role === "miner" ? [seat] : []));
  const draft = drafts.find(({ round }) => round === result.round);
  if (!draft) return miners.filter((seat) => !shares.gained.get(seat));
  const ranOut = draft.order.length > 0 && draft.order.length < miners.length;
  return ranOut ? [] : miners.filter((seat) => !draft.order.includes(seat));
}

/**
 * Return whether a winner's share is too small to pay anything: the boss gets less than the team, the profiteer even
 * less (S2-38).
 */
const isUnpaid = (seat: number, { roles }: RoundResult, { teams, gained }: RoundShares): boolean =>
  teams !== null && ["boss", "profiteer"].includes(roles[seat] ?? "") && !gained.get(seat);

/**
 * Return the headline for the viewing seat. The first that applies: it got no gold because of a broken tool
 * (`sabotaged`), it has won without pay, it has won (even together with all others), or it is a geologist with a
 * share, who is paid whichever side wins (S2-32). Otherwise the headline says who has won.
 */
export function roundHeadline(
  table: Pick<TableFacts, "seat" | "names">,
  result: RoundResult,
  shares: RoundShares,
  sabotaged: readonly number[] = [],
): string {
  const { seat } = table;
  if (seat !== null && sabotaged.includes(seat)) return say("end-no-share");
  const winners = roundWinners(result, shares);
  if (seat !== null && winners.includes(seat))
    return isUnpaid(seat, result, shares) ? say("end-won-unpaid") : say("end-you-won", { over: "round" });
  return seat !== null && result.roles[seat] === "geologist" && shares.gained.get(seat)
    ? say("end-paid-headline")
    : endHeadline(table, winners, "round");
}

/**
 * Return why `seat` won or lost, by its role; empty without a seat, or if the text about the round has the reason.
 */
export function ownOutcomeText(seat: number | null, result: RoundResult, shares: RoundShares): string {
  const role = seat === null ? undefined : result.roles[seat];
  if (seat === null || role === undefined || role === "miner" || (role === "saboteur" && !shares.teams)) return "";
  const digger = role.endsWith("-digger");
  const fate = fateOf(seat, role, result, shares);
  const how = fate === "won" && isUnpaid(seat, result, shares) ? "unpaid" : fate;
  const told = digger || role === "saboteur" ? how === "won" || how === "buried" || (how === "lost" && !digger) : false;
  return told ? "" : say(`end-own-${digger ? "digger" : role}`, { how, team: digger ? say(`team-${role}`) : "" });
}

type Fate = "won" | "alone" | "prison" | "buried" | "lost";

/**
 * Return how the round ended for a seat: `alone` is a win without a winning team, `prison` a winning side that
 * gives the seat no share (S2-24), `buried` a loss because the treasure was missed.
 */
function fateOf(seat: number, role: string, result: RoundResult, shares: RoundShares): Fate {
  const teams = teamsOf(result, shares.teams ?? []);
  if (role === "geologist")
    return shares.gained.get(seat)
      ? "won"
      : shares.crystals?.count && !shares.crystals.seats.includes(seat)
        ? "prison"
        : "lost";
  if (roundWinners(result, shares).includes(seat)) return teams.length || !shares.teams ? "won" : "alone";
  if (role === "profiteer" || (role === "boss" && result.treasure) || teams.includes(role)) return "prison";
  return result.treasure || role === "saboteur" ? "lost" : "buried";
}

/** Return a short reason why a seat has gained nothing; null if the text about the round has it. */
export function noGainReason(
  seat: number,
  result: RoundResult,
  shares: RoundShares,
  sabotaged: readonly number[],
): string | null {
  const role = result.roles[seat] ?? "";
  if (!shares.teams) {
    if (isGreedy(result)) return "greedy";
    return role !== "miner" || !result.treasure ? null : sabotaged.includes(seat) ? "broken" : "cards";
  }
  const fate = fateOf(seat, role, result, shares);
  if (fate === "prison") return fate;
  if (role === "geologist") return "crystals";
  if (fate === "won" || fate === "alone") return "small";
  return fate === "lost" && role !== "saboteur" ? "team" : null;
}

/** Return the winning teams that have at least one dealt member. */
const teamsOf = (result: RoundResult, teams: readonly string[]): readonly string[] =>
  teams.filter((team) => team !== "saboteur" || result.roles.includes(team));

/**
 * Return the sentence about a round that doors decided: who connected the treasure, and which teams get through (S2-33,
 * S2-34).
 */
function doorsStory(result: RoundResult, { teams }: RoundShares, who: { who: string; name: string }): string {
  const [one, other] = teams ?? [];
  if (!one) return say("end-why-none", who);
  if (other) return say("end-why-both", who);
  const own = result.roles[result.completer ?? 0] === one;
  return say(own ? "end-why-own" : "end-why-other", { ...who, team: say(`team-${one}`) });
}

/** Return the winners of a round, short enough for the table of all rounds. */
export function winnersText(result: RoundResult, shares: RoundShares): string {
  if (isGreedy(result)) return say("end-greedy-won");
  if (shares.teams)
    return (
      teamsOf(result, shares.teams)
        .map((team) => say(`team-${team}`))
        .join(", ") || say("end-no-team-won")
    );
  if (result.treasure) return say("end-miners-won");
  return say(result.roles.includes("saboteur") ? "end-saboteurs-won" : "end-none-won");
}

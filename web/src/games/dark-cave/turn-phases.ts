/** The three phases of a turn: a card, the walk, drawing (DC-14). */
import { say } from "../../i18n/texts.svelte";
import { deck, effectOf } from "./cards/dark-cave-cards";
import type { DarkCaveView } from "../../wire/dark-cave";

interface Phase {
  name: string;
  note?: string;
  state: "done" | "now" | "later";
}

/** Return the number of steps that the dwarf on turn has left or, before the walk, will have. */
export function stepsOnTurn(view: DarkCaveView): number {
  if (view.turn === null || view.still || view.lying[view.turn]) return 0;
  if (view.step === 2) return view.asked === "dwarf-step" ? view.asked_left : view.steps_left;
  const boots = (view.gear[view.turn] ?? []).some((card) => effectOf(card) === "boots");
  return deck.game.steps + (boots ? deck.game.boots : 0);
}

export function turnPhases(view: DarkCaveView): Phase[] {
  const walking = view.step === 2;
  return [
    { name: say("cave-phase-card"), state: walking ? "done" : "now" },
    {
      name: say("cave-phase-walk"),
      note: say("cave-steps", { count: stepsOnTurn(view) }),
      state: walking ? "now" : "later",
    },
    {
      name: say("cave-phase-draw"),
      note: say("cave-draws", { count: Math.min(view.draws, view.pile) }),
      state: "later",
    },
  ];
}

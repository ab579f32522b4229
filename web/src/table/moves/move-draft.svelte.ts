/** The move that a player is composing: the picked card, the targets and the verb, until it is sent. */
import type { LegalMove } from "../../wire/protocol";
import { announcer } from "../../platform/announcer.svelte";
import { inputMode } from "../../platform/input-mode";
import { preferences } from "../../platform/preferences.svelte";
import { say } from "../../i18n/texts.svelte";
import { cellKey, parseCellKey } from "../board/cells";
import type { CardFacts, DraftFacts, PreviewText, TableFacts } from "../facts";
import { SEND_MARGIN_MS, STEP_DELAY_MS, UNDO_MS, sendMode } from "./pending-move.svelte";
import {
  hasBothOrientations,
  completeMoves,
  movesForCard,
  availableTargets,
  targetsOfKind,
  cellTarget,
  seatTarget,
  isPlayable,
  addTarget,
  orientedMove,
  preselectTargets,
  untargetedMove,
  verbsWithCard,
  verbsWithoutCard,
  type Target,
} from "./targeting";

/** A shared empty list, so that clearing an empty selection re-renders no cell. */
const NO_TARGETS: readonly Target[] = [];

/** The members of a table's view model that a draft uses. */
export interface DraftTable extends Pick<TableFacts, "session" | "options" | "hint"> {
  readonly cards: CardFacts;
  readonly hand: readonly string[];
  readonly isAsked: boolean;
  /** Whether the question is a turn, whether no card answers it, and whether it has a control instead of targets. */
  readonly onTurn: boolean;
  readonly needsNoCard: boolean;
  readonly hasOwnControl: boolean;
  readonly timeLeftMs: number;
  readonly preview: PreviewText | null;
  /** Return the path card that a picked card lays or moves; null if it does neither. */
  pathOf(card: string): string | null;
  /**
   * Return the notation of the illegal move of playing a card without targets, to ask why it is refused; null if
   * the family has none.
   */
  attemptedMove(card: string): string | null;
}

export class MoveDraft<Table extends DraftTable = DraftTable> implements DraftFacts {
  picked = $state<number | null>(null);
  turned = $state(false);
  /** The key of the cell under the mouse or the keyboard cursor. */
  hover = $state<string | null>(null);
  chosenTargets = $state.raw<readonly Target[]>(NO_TARGETS);
  /** The selected verb, for a use of the card other than playing it or for a move without a card; else null. */
  chosenVerb = $state<string | null>(null);
  /** Called with the selected move while a conditional move is being entered at a correspondence table. */
  onprepare: ((move: string) => void) | null = null;

  constructor(protected readonly table: Table) {}

  readonly pickedCard = $derived.by((): string | null =>
    this.picked === null ? null : (this.table.hand[this.picked] ?? null),
  );
  /** The legal moves among which the player selects by targets; empty if the question has its own control. */
  readonly moves = $derived.by((): LegalMove[] =>
    this.table.hasOwnControl || (this.table.onTurn && this.pickedCard === null && this.chosenVerb === null)
      ? []
      : movesForCard(this.table.options, this.pickedCard, this.chosenVerb),
  );
  readonly targets = $derived.by(() => availableTargets(this.moves, this.chosenTargets));
  readonly targetCells = $derived.by((): Map<string, LegalMove[]> => targetsOfKind(this.targets, "cell"));
  readonly targetSeats = $derived.by((): Map<string, LegalMove[]> => targetsOfKind(this.targets, "seat"));
  readonly targetWords = $derived.by((): Map<string, LegalMove[]> => targetsOfKind(this.targets, "word"));
  /** The verbs other than playing that the picked card permits; `otherVerbs` are those without a card. */
  readonly cardVerbs = $derived.by((): string[] =>
    this.pickedCard && !this.table.hasOwnControl ? verbsWithCard(this.table.options, this.pickedCard) : [],
  );
  readonly otherVerbs = $derived.by((): string[] =>
    this.table.hasOwnControl ? [] : verbsWithoutCard(this.table.options, this.table.onTurn),
  );

  /** The move that is displayed and not sent yet, or else the selected or the hovered one. */
  readonly aimedMove = $derived.by((): LegalMove | null => {
    if (this.table.session.pending.option) return this.table.session.pending.option;
    const chosen = orientedMove(completeMoves(this.moves, this.chosenTargets), this.turned);
    if (chosen && (this.pickedCard !== null || this.chosenTargets.length)) return chosen;
    const under = this.hover && addTarget(this.moves, this.chosenTargets, cellTarget(this.hover));
    return under ? orientedMove(completeMoves(this.moves, preselectTargets(this.moves, under)), this.turned) : null;
  });
  /** The displayed move that has not been sent yet. */
  readonly stagedMove = $derived.by((): LegalMove | null => {
    const waits =
      (this.chosenTargets.length > 0 || this.chosenVerb !== null) &&
      preferences.current.confirm !== "never" &&
      !this.sentMove;
    return (
      this.table.session.pending.option ??
      (waits && completeMoves(this.moves, this.chosenTargets).length ? this.aimedMove : null)
    );
  });
  readonly aimedCell = $derived.by((): string | null =>
    this.aimedMove?.at ? cellKey(this.aimedMove.at[0], this.aimedMove.at[1]) : null,
  );
  /** Whether the card may be laid in both orientations on the target. */
  readonly hasBothOrientations = $derived.by((): boolean => {
    const here = this.aimedCell ? this.targetCells.get(this.aimedCell) : undefined;
    return here !== undefined && hasBothOrientations(here);
  });

  /** The card that a half-turn would change; null if there is none. */
  get turnableCard(): string | null {
    const path = this.playedCard && this.table.pathOf(this.playedCard);
    return path && !this.table.cards.looksTheSame(path) ? path : null;
  }
  /** The picked card, if it is to be played, not passed or paid with. */
  get playedCard(): string | null {
    return this.chosenVerb === null ? this.pickedCard : null;
  }
  /** Whether the picked card is harmful; its targets are hatched in red. */
  get isHarmful(): boolean {
    return this.playedCard !== null && this.table.cards.isHarmful(this.playedCard);
  }
  /** Whether seats can be chosen, also to ask why a move on them is not allowed. */
  get canChooseSeat(): boolean {
    const { playedCard } = this;
    return (
      this.targetSeats.size > 0 ||
      (playedCard !== null && this.table.onTurn && this.table.cards.attemptOnSeat(playedCard, 0) !== null)
    );
  }
  /** The notation of the move in flight. */
  get sentMove(): string | null {
    return this.table.session.inFlight.move;
  }

  pick(index: number | null): void {
    const { table } = this;
    table.session.dismissRefusal();
    this.clearTargets();
    this.turned = false;
    // Deselect the card if no card answers the question.
    this.picked =
      table.needsNoCard || index === null || index >= table.hand.length || index === this.picked ? null : index;
    if (!this.pickedCard) return;
    // Outside a turn a card has a single use: passing it or paying with it.
    if (!isPlayable(table.options, this.pickedCard)) {
      if (table.onTurn) this.askWhy(table.attemptedMove(this.pickedCard));
      else this.chosenVerb = this.cardVerbs[0] ?? null;
    }
    announcer.announce(`${say(`card-${this.pickedCard}`)}. ${table.hint()}`);
  }

  /** Clear the targets, the verb and the displayed move; the card stays picked. */
  clearTargets(): void {
    this.table.session.pending.cancel();
    this.chosenTargets = NO_TARGETS;
    this.chosenVerb = null;
  }

  /** Clear the selection after a frame was received. */
  reset(): void {
    this.clearTargets();
    this.picked = null;
    this.turned = false;
  }

  /** Turn the picked card; if the other orientation is illegal on the aimed cell, ask the server why. */
  turn(): void {
    if (!this.pickedCard || !this.turnableCard) return;
    this.table.session.dismissRefusal();
    const aim = this.aimedMove;
    if (aim?.at) {
      const other = this.targetCells.get(cellKey(...aim.at))?.find((o) => o.turned !== aim.turned);
      if (other) {
        this.turned = other.turned;
        if (this.table.session.pending.option) this.play(other);
      } else this.askWhy(this.table.cards.attemptOnCell(this.pickedCard, aim.at, !aim.turned));
      return;
    }
    this.turned = !this.turned;
  }

  /**
   * Choose a cell; with `sure` a complete move is played at once, otherwise the main button confirms it. If no
   * legal move fits, ask the server why.
   */
  chooseCell(key: string, sure: boolean): void {
    // A second tap on the same cell turns the card.
    if (!sure && this.chosenTargets.length && this.aimedCell === key) this.turn();
    else if (!this.chooseTarget(cellTarget(key), sure) && this.playedCard)
      this.askWhy(this.table.cards.attemptOnCell(this.playedCard, parseCellKey(key), this.turned));
  }

  chooseSeat(seat: number, sure: boolean): void {
    if (!this.chooseTarget(seatTarget(seat), sure) && this.playedCard)
      this.askWhy(this.table.cards.attemptOnSeat(this.playedCard, seat));
  }

  /** Select a target, and with `sure` play a complete move; return whether a legal move has the target. */
  chooseTarget(target: Target, sure: boolean): boolean {
    const { session } = this.table;
    session.dismissRefusal();
    const next = addTarget(this.moves, this.chosenTargets, target);
    const move = next && orientedMove(completeMoves(this.moves, next), this.turned);
    if (move && (sure || this.isQuickStep(move))) {
      this.play(move);
      return true;
    }
    // Selecting the next step confirms the displayed one.
    const { pending } = session;
    if (!next && pending.option && this.isQuickStep(pending.option)) pending.sendNow();
    else pending.cancel();
    this.chosenTargets = next ? preselectTargets(this.moves, next) : NO_TARGETS;
    const { preview } = this.table;
    if (this.stagedMove) announcer.announce(`${preview ? `${preview.title}. ` : ""}${say("hold-ask")}`);
    return next !== null;
  }

  /**
   * Return whether a move is a step by touch, which is sent after a delay without confirmation, because a walk has many
   * steps.
   */
  protected isQuickStep({ verb }: LegalMove): boolean {
    return verb === "step" && preferences.current.confirm === "touch" && inputMode() === "touch";
  }

  protected askWhy(move: string | null): void {
    // While a move is in flight, the turn can pass to another seat.
    if (this.table.isAsked && move && !this.sentMove) this.table.session.askWhy(move);
    else if (move) this.onprepare?.(move);
  }

  /**
   * Select a verb other than playing a card. If the verb alone is a legal move, `play` it, with `confirmed`; else the
   * card or the targets are chosen next. A picked card that the verb does not use is deselected.
   */
  chooseVerb(verb: string, confirmed = false): void {
    this.table.session.dismissRefusal();
    if (!this.cardVerbs.includes(verb)) this.picked = null;
    this.clearTargets();
    const said = untargetedMove(this.table.options, verb);
    if (said) {
      this.play(said, confirmed);
      return;
    }
    this.chosenVerb = verb;
    this.chosenTargets = preselectTargets(this.moves, []);
    announcer.announce(this.table.hint());
  }

  /** Pass the card or pay with it, as the question requires. */
  discard(): void {
    const verb = this.cardVerbs.find((way) => way === "pass" || way === "discard");
    if (!verb) return;
    this.chooseVerb(verb);
    // A move that can be undone needs no confirmation.
    if (this.aimedMove && sendMode(preferences.current.confirm, inputMode() === "touch", false) === "undo")
      this.play(this.aimedMove);
  }

  confirm(): void {
    if (this.aimedMove) this.play(this.aimedMove, true);
  }

  /** Cancel the displayed move; on a turn the card stays picked. */
  takeBack(): void {
    this.clearTargets();
    if (!this.table.onTurn) this.picked = null;
    announcer.announce(say("hold-taken"));
  }

  /** Cancel the last step: the displayed move, else the targets, else the card. */
  cancel(): void {
    if (this.stagedMove) this.takeBack();
    else if (this.chosenTargets.length || this.chosenVerb !== null) this.clearTargets();
    else this.pick(null);
  }

  /** Whether there is a selection or a displayed move to cancel. */
  get canCancel(): boolean {
    return (
      !!this.table.session.pending.option ||
      this.chosenVerb !== null ||
      this.picked !== null ||
      this.chosenTargets.length > 0
    );
  }

  /**
   * Send a move or display it first, depending on the preferences. `confirmed`: it was displayed and the player has
   * confirmed it.
   */
  play(option: LegalMove, confirmed = false): void {
    if (this.sentMove) return;
    const { session, hasOwnControl, timeLeftMs } = this.table;
    const { pending } = session;
    const same = pending.option?.text === option.text;
    // A repeated key press confirms; a repeated click does not, because it may be accidental.
    const sure = confirmed || (same && (inputMode() === "keys" || this.isQuickStep(option)));
    // Moves of controls and lessons are sent at once: controls have their own confirmation.
    const way =
      hasOwnControl || session.isPractice
        ? "send"
        : sendMode(preferences.current.confirm, inputMode() === "touch" && !this.isQuickStep(option), sure);
    if (way === "send" || (same && sure)) {
      pending.cancel();
      session.play(option.text, hasOwnControl ? null : option);
    } else {
      const wait = option.verb === "step" ? STEP_DELAY_MS : UNDO_MS;
      pending.stage(option, way === "ask" ? null : Math.max(0, Math.min(wait, timeLeftMs - SEND_MARGIN_MS)));
      announcer.announce(say(`hold-${way}`));
    }
  }
}

/**
 * The texts and controls for the questions to a seat, by kind of question.
 *
 * A new question needs a row in its family. Without a control, its answers are selected: a card of the hand, cells,
 * seats, words. With a control, only the control offers the answers, in the panel over the maze or on a page of the
 * family.
 */
import type { Component } from "svelte";

import { say } from "../../i18n/texts.svelte";
import type { TableFacts } from "../facts";

export type QuestionControl<Table> = Component<{ table: Table }>;

export interface Question<Table> {
  /** Return the sentence that says what to do now. */
  hint(table: Table): string;
  Control?: QuestionControl<Table>;
  /** Whether the control is shown to all seats while the question is open. */
  visibleToAll?: true;
  /** Whether the control needs the width of several cards. */
  wide?: true;
}

export interface QuestionPanel<Table> {
  Control: QuestionControl<Table>;
  wide: boolean;
}

export class Questions<Table extends TableFacts> {
  private readonly known: Record<string, Question<Table>>;

  constructor(questions: Readonly<Record<string, Question<Table>>>) {
    this.known = { ...questions };
  }

  add(questions: Readonly<Record<string, Question<Table>>>): void {
    Object.assign(this.known, questions);
  }

  private find(asked: string | null): Question<Table> | undefined {
    return asked === null ? undefined : this.known[asked];
  }

  hint(table: Table): string {
    return table.question === null ? "" : (this.find(table.question)?.hint(table) ?? say("banner-pick"));
  }

  control(asked: string | null): QuestionControl<Table> | undefined {
    return this.find(asked)?.Control;
  }

  /**
   * Return the panel above the maze: for a question to the viewer, or one that is visible to all; null if there is
   * none.
   */
  panel(table: Table): QuestionPanel<Table> | null {
    const question = this.find(table.question) ?? this.find(table.view.asked);
    if (!question?.Control || !(table.question || question.visibleToAll)) return null;
    return { Control: question.Control, wide: question.wide === true };
  }
}

/** What a remark says, in words: cells are named as the board names them. */
import type { Remark } from "../../../wire/protocol";
import { say, strong } from "../../../i18n/texts.svelte";
import { keyAt } from "./shared-review.svelte";

export function remarkWords(remark: Remark, cell: (key: string) => string): string {
  const name = strong(remark.name);
  if (remark.at === null) return say("shared-comment", { name, text: remark.text ?? "" });
  const from = cell(keyAt(remark.at));
  return remark.to === null ? say("shared-mark", { name, cell: from }) : say("shared-arrow", { name, from, to: cell(keyAt(remark.to)) });
}

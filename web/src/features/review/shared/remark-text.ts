/** The text of an annotation; cells are named as on the board. */
import type { Annotation } from "../../../wire/protocol";
import { say, markStrong } from "../../../i18n/texts.svelte";
import { wireCellKey } from "./shared-review.svelte";

export function remarkText(remark: Annotation, cell: (key: string) => string): string {
  const name = markStrong(remark.name);
  if (remark.at === null) return say("shared-comment", { name, text: remark.text ?? "" });
  const from = cell(wireCellKey(remark.at));
  return remark.to === null
    ? say("shared-mark", { name, cell: from })
    : say("shared-arrow", { name, from, to: cell(wireCellKey(remark.to)) });
}

/** The text of an annotation; cells are named as on the board. */
import type { Annotation } from "../../../wire/protocol";
import { say, markStrong } from "../../../i18n/texts.svelte";
import { wireCellKey } from "./shared-review.svelte";

export function annotationText(annotation: Annotation, cell: (key: string) => string): string {
  const name = markStrong(annotation.name);
  if (annotation.at === null) return say("shared-comment", { name, text: annotation.text ?? "" });
  const from = cell(wireCellKey(annotation.at));
  return annotation.to === null
    ? say("shared-mark", { name, cell: from })
    : say("shared-arrow", { name, from, to: cell(wireCellKey(annotation.to)) });
}

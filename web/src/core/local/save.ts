/** A file that this device itself writes: a record, what is kept about me. */
import { answer } from "./house";

export async function save(link: HTMLAnchorElement): Promise<void> {
  const { status, text } = await answer("GET", link.pathname, undefined);
  if (status >= 400) return;
  const file = document.createElement("a");
  file.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  file.download = link.download || `saboteur-${/\/(0\w{4})\//.exec(link.pathname)?.[1] ?? "game"}.txt`;
  file.click();
  setTimeout(() => URL.revokeObjectURL(file.href), 1000);
}

/** The id of the text about who may join a table. */
import type { Lobby } from "../../wire/protocol";

export function accessKey({ group, listed }: Pick<Lobby, "group" | "listed">): string {
  if (group) return "lobby-of-group";
  return listed ? "lobby-listed" : "lobby-private";
}

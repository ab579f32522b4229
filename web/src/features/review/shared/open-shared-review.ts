/** Opens a shared review of a finished game; a visitor without a session becomes a guest with a random nickname. */
import { request, saveGuest, fetchGuest } from "../../../net/api";
import { randomNickname } from "../../../i18n/random-nickname";
import type { FinishedGame } from "../../replay/finished-game";

export async function ensureGuest(): Promise<void> {
  if (!(await fetchGuest())) await saveGuest(randomNickname());
}

export async function openSharedReview({ root, path }: FinishedGame): Promise<string> {
  await ensureGuest();
  return (await request(`POST ${root}/shared-review`, { path })).id;
}

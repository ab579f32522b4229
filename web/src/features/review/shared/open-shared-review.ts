/** Opens a shared review of a finished game; visitors without a guest get a random nickname. */
import type { SharedReviewId } from "../../../wire/protocol";
import { request, saveGuest, fetchGuest } from "../../../net/api";
import { randomNickname } from "../../../i18n/random-nickname";

export async function ensureGuest(): Promise<void> {
  if (!(await fetchGuest())) await saveGuest(randomNickname());
}

export async function openSharedReview(game: string): Promise<string> {
  await ensureGuest();
  return (await request<SharedReviewId>("POST", `${game}/shared-review`)).id;
}

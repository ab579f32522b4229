/** Opens the review of a finished game to others; who has no name yet gets one. */
import type { SharedReviewId } from "../../../wire/protocol";
import { ask, takeNickname, whoAmI } from "../../../net/api";
import { nickname } from "../../../i18n/random-nickname";

export async function known(): Promise<void> {
  if (!(await whoAmI())) await takeNickname(nickname());
}

export async function openShared(game: string): Promise<string> {
  await known();
  return (await ask<SharedReviewId>("POST", `${game}/shared-review`)).id;
}

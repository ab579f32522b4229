import type { CloseReason } from "../net/socket";

/** Return the word for a close reason in text ids and arguments. */
export const closeReasonWord = (reason: CloseReason): string => (reason === "kicked" ? "sent-away" : reason);

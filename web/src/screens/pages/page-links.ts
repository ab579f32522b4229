/** The ways from page to page: people meet at a server only. */
import { isHere } from "../../platform/address";

export type Way = "learn" | "rules" | "cards" | "replay" | "gathering";

export const ways = (): readonly Way[] => ["learn", "rules", "cards", "replay", ...(isHere() ? [] : (["gathering"] as const))];

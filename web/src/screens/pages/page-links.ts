/** The ways from page to page: people meet at a server only. */
import { isStaticSite } from "../../platform/address";

export type PageName = "learn" | "rules" | "cards" | "replay" | "tournament";

export const pageNames = (): readonly PageName[] => [
  "learn",
  "rules",
  "cards",
  "replay",
  ...(isStaticSite() ? [] : (["tournament"] as const)),
];

/** The names of the linked pages; the page about tournaments needs a server. */
import { isStaticSite } from "../../platform/address";

export type PageName = "learn" | "rules" | "cards" | "replay" | "tournament";

export const pageNames = (): readonly PageName[] => [
  "learn",
  "rules",
  "cards",
  "replay",
  ...(isStaticSite() ? [] : (["tournament"] as const)),
];

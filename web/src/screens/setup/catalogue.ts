/** What can be played: the same at a server and on this device, so nobody is asked. */
import found from "../../wire/catalogue.json";
import type { Catalogue } from "../../wire/protocol";

export const CATALOGUE = found as unknown as Catalogue;

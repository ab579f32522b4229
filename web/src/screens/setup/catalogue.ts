/** The catalogue of boxes and modules; the same at every server, so it is part of the client. */
import found from "../../wire/catalogue.json";
import type { Catalogue } from "../../wire/protocol";

export const CATALOGUE = found as unknown as Catalogue;

/** The catalogue of boxes and modules, which is the same on every server and therefore part of the client. */
import found from "../../wire/catalogue.json";
import type { Catalogue } from "../../wire/protocol";

export const CATALOGUE = found as unknown as Catalogue;

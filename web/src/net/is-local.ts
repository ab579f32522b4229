/** What is on this device, and what at a server. */
import { isStaticSite } from "../platform/address";

/** A table of this device: no server gives a code that begins so. */
export const isLocalTable = (code: string): boolean => code.startsWith("0");

/** A code of this device in an address, of the interface or of a page. */
const LOCAL_CODE = /\/0[A-Z2-9]{4}(?![^/?#])/;

/** A question is for this device if it names something of its own, or is asked where somebody sits at such a table. */
export const isLocalRequest = (path: string): boolean => isStaticSite() || LOCAL_CODE.test(`${location.href}#${path}`);

/** Whether a table or a request belongs to this device or to the server. */
import { isStaticSite } from "../platform/address";

/** Return whether a code is that of an offline table; codes of a server never begin with 0. */
export const isLocalTable = (code: string): boolean => code.startsWith("0");

/** Matches the code of an offline table in the path of a page or request. */
const LOCAL_CODE = /\/0[A-Z2-9]{4}(?![^/?#])/;

/**
 * Return whether a request goes to this device: its path or the current page names an offline table, or there is no
 * server.
 */
export const isLocalRequest = (path: string): boolean => isStaticSite() || LOCAL_CODE.test(`${location.href}#${path}`);

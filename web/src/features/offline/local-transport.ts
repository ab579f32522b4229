/** What this device answers itself; it comes together, when it is first wanted. */
export { answer } from "./local-server";
export { openLine } from "./local-socket";

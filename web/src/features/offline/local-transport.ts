/** What this device answers itself; it comes together, when it is first wanted. */
export { requestLocal as answer } from "./local-server";
export { openLocalSocket as openLine } from "./local-socket";

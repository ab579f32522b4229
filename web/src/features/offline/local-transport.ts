/** Requests and sockets of the offline server; loaded on first use. */
export { requestLocal as answer } from "./local-server";
export { openLocalSocket as openLine } from "./local-socket";

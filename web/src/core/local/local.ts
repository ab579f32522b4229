/** What this device answers itself; it comes together, when it is first wanted. */
export { answer } from "./house";
export { openLine } from "./line";

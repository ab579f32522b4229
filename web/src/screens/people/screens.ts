/** The pages of people come together. */
export { default as people } from "./People.svelte";
export { default as group } from "./Group.svelte";
export { default as you } from "./You.svelte";

/** The pages of people come together. */
export { default as people } from "./PeoplePage.svelte";
export { default as group } from "./GroupPage.svelte";
export { default as profile } from "./ProfilePage.svelte";

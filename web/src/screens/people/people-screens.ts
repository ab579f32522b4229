/** The pages about people, in one chunk. */
export { default as people } from "./PeoplePage.svelte";
export { default as group } from "./GroupPage.svelte";
export { default as profile } from "./ProfilePage.svelte";

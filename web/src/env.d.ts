declare const __FIXTURE__: boolean;

declare module "*.toml" {
  const deck: import("./art/cards/deck").Deck;
  export default deck;
}

declare module "*.toml?sources" {
  const groups: import("./art/cards/deck").SourcedGroups;
  export default groups;
}

declare module "*.toml?facts" {
  export { default } from "*.toml";
}

declare module "*.toml?effects" {
  const table: import("./art/cards/card-effects").EffectTable;
  export default table;
}

declare module "virtual:texts" {
  type Fetch = () => Promise<{ default: string }>;
  type Language = import("./i18n/texts.svelte").Language;
  export const LANGUAGES: readonly Language[];
  export const SOURCES: Partial<
    Record<import("../build-plugins/message-namespaces").Namespace, Record<Language, Fetch>>
  >;
}

declare module "virtual:later-texts" {
  export { SOURCES } from "virtual:texts";
}

declare module "virtual:texts/*" {
  const fluent: string;
  export default fluent;
}

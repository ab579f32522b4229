declare module "virtual:runtime" {
  export const VERSION: string;
  /** Names and sizes. */
  export const FILES: readonly (readonly [string, number])[];
}

declare module "*.py?raw" {
  const source: string;
  export default source;
}

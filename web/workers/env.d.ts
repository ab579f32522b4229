declare module "virtual:runtime" {
  export const VERSION: string;
  /** The names and sizes of the files. */
  export const FILES: readonly (readonly [string, number])[];
}

declare module "*.py?raw" {
  const source: string;
  export default source;
}

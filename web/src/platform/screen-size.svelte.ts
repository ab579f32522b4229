import { MEDIA } from "./media";

/**
 * Return whether a media condition currently matches. Like Svelte's `MediaQuery` at a quarter of the size, because it
 * is never released.
 */
export function watchMedia(condition: string): { readonly current: boolean } {
  const query = matchMedia(condition);
  let matches = $state(query.matches);
  query.onchange = () => (matches = query.matches);
  return {
    get current() {
      return matches;
    },
  };
}

/** The screen sizes that currently match: `screenSize.phone.current`. */
export const screenSize = {
  phone: watchMedia(MEDIA.phone),
  narrow: watchMedia(MEDIA.narrow),
  wide: watchMedia(MEDIA.wide),
  low: watchMedia(MEDIA.low),
  short: watchMedia(MEDIA.short),
  compact: watchMedia(MEDIA.compact),
} as const;

import { MEDIA } from "./media";

/**
 * Return an object whose reactive `current` tells whether a media condition matches. Since it is never released, it
 * is a quarter of the size of Svelte's `MediaQuery`.
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

/** The screen sizes of media.ts; `screenSize.phone.current` tells whether one matches. */
export const screenSize = {
  phone: watchMedia(MEDIA.phone),
  narrow: watchMedia(MEDIA.narrow),
  wide: watchMedia(MEDIA.wide),
  low: watchMedia(MEDIA.low),
  short: watchMedia(MEDIA.short),
  compact: watchMedia(MEDIA.compact),
} as const;

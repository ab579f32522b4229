import { MEDIA } from "./media";

/** Whether a media condition holds now. Like `MediaQuery` of Svelte, at a quarter of its bytes: it is never released. */
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

/** Which of the sizes the screen has now: `screenSize.phone.current`. */
export const screenSize = {
  phone: watchMedia(MEDIA.phone),
  narrow: watchMedia(MEDIA.narrow),
  wide: watchMedia(MEDIA.wide),
  low: watchMedia(MEDIA.low),
  short: watchMedia(MEDIA.short),
  compact: watchMedia(MEDIA.compact),
} as const;

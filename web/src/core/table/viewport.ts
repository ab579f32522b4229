/** Numbers of a maze seen through a window: cells of `width` px, moved by (x, y). */
export interface Extent {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface Window {
  width: number;
  height: number;
}

export interface Look {
  /** Width of a card in px. */
  card: number;
  /** Where the upper left corner of the cell 0,0 lies in the window. */
  x: number;
  y: number;
}

export const RATIO = 4 / 3;
export const LEAST = 26;
export const MOST = 150;

export const gapOf = (card: number): number => (card < 44 ? 2 : 3);
export const stepX = (card: number): number => card + gapOf(card);
export const stepY = (card: number): number => card * RATIO + gapOf(card);

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** The look that shows an extent whole and in the middle, with cards no wider than `most`. */
export function fit(window: Window, extent: Extent, margin: number, least = LEAST, most = 104): Look {
  const columns = extent.x1 - extent.x0 + 1;
  const rows = extent.y1 - extent.y0 + 1;
  const across = (window.width - 2 * margin) / columns - 3;
  const down = ((window.height - 2 * margin) / rows - 3) / RATIO;
  const card = clamp(Math.floor(Math.min(across, down)), least, most);
  const width = columns * stepX(card) - gapOf(card);
  const height = rows * stepY(card) - gapOf(card);
  return {
    card,
    x: Math.round((window.width - width) / 2 - extent.x0 * stepX(card)),
    y: Math.round((window.height - height) / 2 - extent.y0 * stepY(card)),
  };
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function shared(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** How much of what should be seen a box would cover. */
export function covered(box: Box, kept: readonly Box[]): number {
  return kept.reduce((sum, each) => sum + shared(box, each), 0);
}

/** Of several places, the one that covers least of what should be seen; the first of equals. */
export function clearest(places: readonly Box[], kept: readonly Box[]): Box {
  return places.reduce((best, place) => (covered(place, kept) < covered(best, kept) ? place : best));
}

/** Zoom by a factor while the point under the fingers stays where it is. */
export function zoom(look: Look, factor: number, at: { x: number; y: number }): Look {
  const card = clamp(look.card * factor, LEAST, MOST);
  const k = stepX(card) / stepX(look.card);
  return { card, x: at.x - (at.x - look.x) * k, y: at.y - (at.y - look.y) * k };
}

/** Some of the maze always stays in the window. */
export function hold(look: Look, window: Window, extent: Extent): Look {
  const left = extent.x0 * stepX(look.card);
  const right = (extent.x1 + 1) * stepX(look.card);
  const top = extent.y0 * stepY(look.card);
  const bottom = (extent.y1 + 1) * stepY(look.card);
  const keep = 60;
  return {
    card: look.card,
    x: clamp(look.x, keep - right, window.width - keep - left),
    y: clamp(look.y, keep - bottom, window.height - keep - top),
  };
}

/** Move just enough that a cell is seen whole. */
export function show(look: Look, window: Window, cell: readonly [number, number], margin: number): Look {
  const left = look.x + cell[0] * stepX(look.card);
  const top = look.y + cell[1] * stepY(look.card);
  const right = left + look.card;
  const bottom = top + look.card * RATIO;
  const dx = left < margin ? margin - left : right > window.width - margin ? window.width - margin - right : 0;
  const dy = top < margin ? margin - top : bottom > window.height - margin ? window.height - margin - bottom : 0;
  return { card: look.card, x: look.x + dx, y: look.y + dy };
}

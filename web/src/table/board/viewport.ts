/** Geometry of a maze in a viewport. A view has cells of `card` px and an offset (x, y). */
import type { Edge } from "../../art/cards/deck";
import type { CellPosition } from "./cells";

export interface Extent {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** Return the smallest extent that contains some cells. */
export function boundingExtent(cells: readonly CellPosition[]): Extent {
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
}

/** Return whether part of an extent is not visible. */
export const isPartial = (seen: Extent, { x0, y0, x1, y1 }: Extent): boolean =>
  seen.x0 > x0 + 0.3 || seen.y0 > y0 + 0.3 || seen.x1 < x1 - 0.3 || seen.y1 < y1 - 0.3;

export interface ViewportSize {
  width: number;
  height: number;
}

export interface ViewTransform {
  /** The width of a card in px. */
  card: number;
  /** The position of the upper left corner of the cell 0,0 in the viewport. */
  x: number;
  y: number;
}

export const CARD_RATIO = 4 / 3;
/** The minimum card width: a small phone shows a whole maze, and zooms in to select. */
export const MIN_CARD_PX = 12;
export const MAX_CARD_PX = 150;

export const gapFor = (card: number): number => (card < 44 ? 2 : 3);
export const stepX = (card: number): number => card + gapFor(card);
export const stepY = (card: number): number => card * CARD_RATIO + gapFor(card);

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Return the view that shows a whole extent, centred, with a card width between `least` and `most`. */
export function fitExtent(
  window: ViewportSize,
  extent: Extent,
  margin: number,
  least = MIN_CARD_PX,
  most = 104,
): ViewTransform {
  const columns = extent.x1 - extent.x0 + 1;
  const rows = extent.y1 - extent.y0 + 1;
  const wide = (window.width - 2 * margin) / columns - 3;
  const tall = ((window.height - 2 * margin) / rows - 3) / CARD_RATIO;
  const card = clamp(Math.floor(Math.min(wide, tall)), least, most);
  return {
    card,
    x: Math.round((window.width - across(card, extent)) / 2 - extent.x0 * stepX(card)),
    y: Math.round((window.height - down(card, extent)) / 2 - extent.y0 * stepY(card)),
  };
}

/** Card widths in px: below the first, cards are unreadable and the view is centred on a cell at the second. */
export const LEGIBLE_PX = [18, 26] as const;

/** Return the view centred on a cell, within the edges of the maze. */
export function centerOn(
  [x, y]: CellPosition,
  window: ViewportSize,
  extent: Extent,
  margin: number,
  card: number = LEGIBLE_PX[1],
): ViewTransform {
  const along = (room: number, cell: number, step: number, from: number, to: number): number => {
    const [first, last] = [margin - from * step, room - margin - (to + 1) * step];
    return Math.round(last > first ? (first + last) / 2 : clamp(room / 2 - (cell + 0.5) * step, last, first));
  };
  return {
    card,
    x: along(window.width, x, stepX(card), extent.x0, extent.x1),
    y: along(window.height, y, stepY(card), extent.y0, extent.y1),
  };
}

/** The minimum margin around a maze; if it is smaller, the maze is rescaled. */
const MIN_EDGE_PX = 6;

/** The minimum width of a cell to tap; a wrong choice can be undone. */
const MIN_TOUCH_PX = 34;

/** The card width from which a free row or column is left where the maze has just grown. */
const ROOMY_PX = 48;

/** Return the last view of an extent, moved just enough to show all of it, and rescaled only if it no longer fits. */
export function keepScale(
  last: ViewTransform,
  was: Extent,
  window: ViewportSize,
  extent: Extent,
  margin: number,
): ViewTransform {
  const room = clamp((window.width - across(last.card, extent)) / 2, 0, margin);
  const above = clamp((window.height - down(last.card, extent)) / 2, 0, margin);
  if (Math.min(room, above) < Math.min(MIN_EDGE_PX, margin)) return rescale(was, window, extent, margin);
  const left = extent.x0 * stepX(last.card);
  const top = extent.y0 * stepY(last.card);
  return {
    card: last.card,
    x: clamp(last.x, room - left, window.width - room - across(last.card, extent) - left),
    y: clamp(last.y, above - top, window.height - above - down(last.card, extent) - top),
  };
}

/** Return a view with a new scale and room for further cards, so that a growing maze is not rescaled at each step. */
function rescale(was: Extent, window: ViewportSize, extent: Extent, margin: number): ViewTransform {
  const { x0, y0, x1, y1 } = extent;
  const next = { x0: x0 - +(x0 < was.x0), y0: y0 - +(y0 < was.y0), x1: x1 + +(x1 > was.x1), y1: y1 + +(y1 > was.y1) };
  const roomy = fitExtent(window, next, margin);
  return roomy.card < ROOMY_PX ? fitExtent(window, extent, margin) : roomy;
}

const across = (card: number, { x0, x1 }: Extent): number => (x1 - x0 + 1) * stepX(card) - gapFor(card);
const down = (card: number, { y0, y1 }: Extent): number => (y1 - y0 + 1) * stepY(card) - gapFor(card);

/** Return the cells that fit together into a window with cards of a width: all, or as many as possible. */
export function cellsInWindow(
  window: ViewportSize,
  cells: readonly CellPosition[],
  margin: number,
  card: number,
): readonly CellPosition[] {
  const columns = Math.max(1, Math.floor((window.width - 2 * margin) / stepX(card)));
  const rows = Math.max(1, Math.floor((window.height - 2 * margin) / stepY(card)));
  const from = (left: number, top: number): readonly CellPosition[] =>
    cells.filter(([x, y]) => x >= left && x < left + columns && y >= top && y < top + rows);
  const groups = cells.flatMap(([left]) => cells.map(([, top]) => from(left, top)));
  return groups.reduce((most, group) => (group.length > most.length ? group : most));
}

/**
 * Return the largest card width at which the cells fit together, down to 70 % of `least` and the minimum for
 * tapping; `least` if they do not fit.
 */
export function scaleForCells(
  window: ViewportSize,
  cells: readonly CellPosition[],
  margin: number,
  least: number,
): number {
  for (let card = least; card >= Math.max(MIN_TOUCH_PX, 0.7 * least); card -= 2)
    if (cellsInWindow(window, cells, margin, card).length === cells.length) return card;
  return least;
}

export function intersection(a: Extent, b: Extent): Extent {
  return { x0: Math.max(a.x0, b.x0), x1: Math.min(a.x1, b.x1), y0: Math.max(a.y0, b.y0), y1: Math.min(a.y1, b.y1) };
}

/** Return whether an extent is completely visible. */
export function isVisible(seen: Extent, part: Extent): boolean {
  return part.x0 >= seen.x0 && part.x1 <= seen.x1 && part.y0 >= seen.y0 && part.y1 <= seen.y1;
}

/** Return the cells whose middle is not visible, by the side on which they are farthest away. */
export function hiddenBySide(seen: Extent, cells: readonly CellPosition[]): Map<Edge, CellPosition[]> {
  const found = new Map<Edge, CellPosition[]>();
  for (const cell of cells) {
    const [x, y] = cell;
    const out: [Edge, number][] = [
      ["N", seen.y0 - y],
      ["S", y - seen.y1],
      ["W", seen.x0 - x],
      ["E", x - seen.x1],
    ];
    const [side, far] = out.reduce((most, each) => (each[1] > most[1] ? each : most));
    if (far > 0.5) found.set(side, [...(found.get(side) ?? []), cell]);
  }
  return found;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function sharedArea(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** Return the area of the boxes to be kept visible that a box would cover. */
export function coveredArea(box: Box, kept: readonly Box[]): number {
  return kept.reduce((sum, each) => sum + sharedArea(box, each), 0);
}

/** Return the place that covers least of the boxes to be kept visible; the first among equals. */
export function leastCovering(places: readonly Box[], kept: readonly Box[]): Box {
  return places.reduce((best, place) => (coveredArea(place, kept) < coveredArea(best, kept) ? place : best));
}

/** Return a view zoomed by a factor, with a point kept in place. */
export function zoomAt(look: ViewTransform, factor: number, at: { x: number; y: number }): ViewTransform {
  const card = clamp(look.card * factor, MIN_CARD_PX, MAX_CARD_PX);
  const k = stepX(card) / stepX(look.card);
  return { card, x: at.x - (at.x - look.x) * k, y: at.y - (at.y - look.y) * k };
}

/** Return a view moved so that part of the maze stays in the viewport. */
export function keepInWindow(look: ViewTransform, window: ViewportSize, extent: Extent): ViewTransform {
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

/** Return a view moved just enough to show a whole cell. */
export function scrollToCell(
  look: ViewTransform,
  window: ViewportSize,
  cell: readonly [number, number],
  margin: number,
): ViewTransform {
  const left = look.x + cell[0] * stepX(look.card);
  const top = look.y + cell[1] * stepY(look.card);
  const right = left + look.card;
  const bottom = top + look.card * CARD_RATIO;
  const dx = left < margin ? margin - left : right > window.width - margin ? window.width - margin - right : 0;
  const dy = top < margin ? margin - top : bottom > window.height - margin ? window.height - margin - bottom : 0;
  return { card: look.card, x: look.x + dx, y: look.y + dy };
}

/** The position of an explanation: beside its element, never over it. */
import type { Box } from "../board/viewport";

export interface Size {
  width: number;
  height: number;
}

/** The gap between card and explanation. */
const GAP_PX = 10;
/** The margin to the edge of the window. */
const MARGIN_PX = 8;

const within = (at: number, size: number, length: number): number =>
  Math.max(MARGIN_PX, Math.min(at, length - MARGIN_PX - size));

/**
 * The sides in order of preference for elements low on the page, such as the hand; other elements prefer the sides
 * to the right and left.
 */
const SIDES_WHEN_LOW = ["above", "right", "left", "below"] as const;
const SIDES_WHEN_HIGH = ["right", "left", "below", "above"] as const;

/** Return the box of an explanation: on the first side with enough room, else shrunk on the side with the most. */
export function placeBeside(card: Box, wanted: Size, window: Size): Box {
  const room = {
    above: { width: window.width - 2 * MARGIN_PX, height: card.y - GAP_PX - MARGIN_PX },
    right: { width: window.width - card.x - card.width - GAP_PX - MARGIN_PX, height: window.height - 2 * MARGIN_PX },
    left: { width: card.x - GAP_PX - MARGIN_PX, height: window.height - 2 * MARGIN_PX },
    below: { width: window.width - 2 * MARGIN_PX, height: window.height - card.y - card.height - GAP_PX - MARGIN_PX },
  };
  const sides: readonly (keyof typeof room)[] = card.y > window.height / 2 ? SIDES_WHEN_LOW : SIDES_WHEN_HIGH;
  const share = (side: keyof typeof room): number =>
    Math.min(1, room[side].width / wanted.width) * Math.min(1, room[side].height / wanted.height);
  const side = sides.reduce((best, each) => (share(each) > share(best) ? each : best));
  const width = Math.min(wanted.width, room[side].width);
  const height = Math.min(wanted.height, room[side].height);
  const x = { above: null, below: null, right: card.x + card.width + GAP_PX, left: card.x - GAP_PX - width }[side];
  const y = { above: card.y - GAP_PX - height, below: card.y + card.height + GAP_PX, right: null, left: null }[side];
  return {
    x: x ?? within(card.x + card.width / 2 - width / 2, width, window.width),
    y: y ?? within(card.y + card.height / 2 - height / 2, height, window.height),
    width,
    height,
  };
}

export const isInside = ({ x, y, width, height }: Box, left: number, top: number): boolean =>
  left >= x && left <= x + width && top >= y && top <= y + height;

import type { PlotSize } from '@vinlore/report-domain';

/**
 * The chart's frame in CSS pixels on a phone: axis labels to the left and below, with the plot inside. Wider screens
 * scale it up slightly, so letters stay readable.
 */
export const FRAME = { width: 358, height: 236, left: 54, right: 6, top: 10, bottom: 26 } as const;

/** The plot area inside the frame. Letters are 7 px wide and lines 15 px tall at the labels' 12.5 px. */
export const PLOT: PlotSize = {
  width: FRAME.width - FRAME.left - FRAME.right,
  height: FRAME.height - FRAME.top - FRAME.bottom,
  letter: 7,
  line: 15,
};

const TIP = { letter: 6.3, padding: 10, height: 44, off: 12 };

/** A box in the picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Position of a reading's tooltip: above the point, or below if there is no room, always fully within the picture.
 *
 * @param at the point, in the picture
 * @param lines the text lines of the tooltip
 */
export function tipBox(at: { readonly x: number; readonly y: number }, lines: readonly string[]): Box {
  const letters = Math.max(...lines.map((line) => line.length));
  const width = Math.min(FRAME.width, letters * TIP.letter + 2 * TIP.padding);
  const above = at.y - TIP.off - TIP.height;
  return {
    x: Math.min(Math.max(0, at.x - width / 2), FRAME.width - width),
    y: above >= 0 ? above : at.y + TIP.off,
    width,
    height: TIP.height,
  };
}

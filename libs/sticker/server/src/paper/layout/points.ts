/** Height of a capital, in em of the text face; lines and rows are as high as their capitals. */
const CAPITAL = 0.66;

/** How high lines of text stand, in points. @param leading between two lines, in em */
export const textHeight = (size: number, lines: number, leading: number): number =>
  size * (lines * CAPITAL + (lines - 1) * leading);

/** Points with two decimals, never less. */
export const roundUp = (points: number): number => Math.ceil(points * 100) / 100;

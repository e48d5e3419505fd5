/** Cap height of the text typeface in em; line and row heights are based on it. */
const CAPITAL = 0.66;

/** Returns the height of lines of text in points. @param leading line spacing, in em */
export const textHeight = (size: number, lines: number, leading: number): number =>
  size * (lines * CAPITAL + (lines - 1) * leading);

/** Rounds up to two decimals. */
export const roundUp = (points: number): number => Math.ceil(points * 100) / 100;

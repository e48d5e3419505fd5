/** A placed label: `x` and `y` are the upper left corner of its box. */
export interface PlacedLabel {
  readonly key: string;
  readonly words: string;
  readonly outOfLine: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface LabeledPoint {
  readonly key: string;
  readonly words: string;
  readonly outOfLine: boolean;
  readonly x: number;
  readonly y: number;
}

type Box = Pick<PlacedLabel, 'x' | 'y' | 'width' | 'height'>;

/** Distance between a label and anything it must not touch, in line heights. */
const GAP = 0.6;

/**
 * Places labels next to points in order of priority. A label goes above, below, or beside its point, inside the plot,
 * without touching a marker, line, or other label; one that doesn't fit is left out.
 *
 * @param labeled the points to label, most important first
 */
export function placeLabels(
  labeled: readonly LabeledPoint[],
  around: {
    readonly points: readonly { readonly x: number; readonly y: number }[];
    readonly segments: readonly PlotSegment[];
    readonly size: PlotSize;
  },
): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  const isFree = (box: Box) =>
    isInside(box, around.size) &&
    !placed.some((other) => overlap(box, other)) &&
    !around.points.some((point) => overlap(box, markerAt(point, around.size.line))) &&
    !around.segments.some((segment) => crosses(segment, box));
  for (const { key, words, outOfLine, x, y } of labeled) {
    const box = placesBeside({ x, y }, words, around.size).find(isFree);
    if (box) placed.push({ key, words, outOfLine, ...box });
  }
  return placed;
}

/** Candidate positions of a label, best first. */
function placesBeside({ x, y }: { x: number; y: number }, words: string, size: PlotSize): Box[] {
  const width = words.length * size.letter;
  const height = size.line;
  const off = GAP * size.line;
  const [above, below, level] = [y - off - height, y + off, y - height / 2];
  const [before, after, middle] = [x - off - width, x + off, x - width / 2];
  return [
    [after, below],
    [before, above],
    [middle, above],
    [middle, below],
    [after, level],
    [before, level],
    [after, above],
    [before, below],
    // Farther away, for points close to lines.
    [middle, above - height],
    [middle, below + height],
  ].map(([left, top]) => ({ x: left!, y: top!, width, height }));
}

const isInside = (box: Box, size: PlotSize) =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height;

const markerAt = ({ x, y }: { x: number; y: number }, line: number): Box => ({
  x: x - GAP * 0.8 * line,
  y: y - GAP * 0.8 * line,
  width: 2 * GAP * 0.8 * line,
  height: 2 * GAP * 0.8 * line,
});

/** Whether two boxes overlap by more than an edge. */
export const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Whether a line intersects a box (Liang–Barsky clipping). */
export function crosses({ from, to }: PlotSegment, box: Box): boolean {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const sides = [
    [-dx, from[0] - box.x],
    [dx, box.x + box.width - from[0]],
    [-dy, from[1] - box.y],
    [dy, box.y + box.height - from[1]],
  ] as const;
  let [enter, leave] = [0, 1];
  for (const [toward, room] of sides) {
    if (toward === 0 && room < 0) return false;
    if (toward < 0) enter = Math.max(enter, room / toward);
    if (toward > 0) leave = Math.min(leave, room / toward);
  }
  return enter < leave;
}

/** A straight line between two readings. */
export interface PlotSegment {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly dashed: boolean;
}

/** Size of a chart, in any drawing unit. */
export interface PlotSize {
  /** Size of the plot itself, without axis labels. */
  readonly width: number;
  readonly height: number;
  /** Maximum width of a character and height of a line in labels. */
  readonly letter: number;
  readonly line: number;
}

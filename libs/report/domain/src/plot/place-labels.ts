/** A label in its place: `x` and `y` are the upper left corner of its box. */
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

/** Between a label and what it must not touch, in heights of a line. */
const GAP = 0.6;

/**
 * Writes the words of points beside them, the first named first. A label stands above, below or beside its point, inside
 * the plot, and touches no marker, no other label and no line; one that finds no such place is left out.
 *
 * @param labeled the points that are to have labels, the most important first
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

/** Where a label may stand, the best first. */
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
    // Further off, where lines run close by.
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

/** Whether two boxes share more than an edge. */
export const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Whether a line runs through a box (Liang and Barsky's clipping). */
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

/** The room that a chart has, in whatever unit it is drawn. */
export interface PlotSize {
  /** Of the plot itself; the axes' words stand outside. */
  readonly width: number;
  readonly height: number;
  /** How wide a letter of a label is at most, and how tall a line of labels. */
  readonly letter: number;
  readonly line: number;
}

/** A piece of two texts: in both, only in the later one, or only in the earlier one. */
export interface Piece {
  readonly text: string;
  readonly in: 'both' | 'before' | 'after';
}

/** With more differences than this, texts are shown one below the other instead of interleaved. */
const MOST_STEPS = 1_000;

/** Words, punctuation, and whitespace. */
const partsOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

/** Length of the common prefix or suffix of two lists. */
function common(one: readonly string[], other: readonly string[], fromEnd: boolean): number {
  const longest = Math.min(one.length, other.length);
  const at = (list: readonly string[], index: number) => list.at(fromEnd ? -1 - index : index);
  let count = 0;
  while (count < longest && at(one, count) === at(other, count)) count += 1;
  return count;
}

/**
 * Returns the furthest points of each step, after E. Myers (“An O(ND) Difference Algorithm”, 1986).
 *
 * @returns null if more than `MOST_STEPS` are needed
 */
function walk(before: readonly string[], after: readonly string[]): ReadonlyMap<number, number>[] | null {
  const reached = new Map([[1, 0]]);
  const steps: ReadonlyMap<number, number>[] = [];
  for (let step = 0; step <= MOST_STEPS; step += 1) {
    steps.push(new Map(reached));
    for (let diagonal = -step; diagonal <= step; diagonal += 2) {
      let x = startOn(diagonal, step, reached);
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x += 1;
      reached.set(diagonal, x);
      if (x >= before.length && x - diagonal >= after.length) return steps;
    }
  }
  return null;
}

const isDown = (diagonal: number, step: number, reached: ReadonlyMap<number, number>) =>
  diagonal === -step || (diagonal !== step && (reached.get(diagonal - 1) ?? -1) < (reached.get(diagonal + 1) ?? -1));

const startOn = (diagonal: number, step: number, reached: ReadonlyMap<number, number>) =>
  isDown(diagonal, step, reached) ? (reached.get(diagonal + 1) ?? 0) : (reached.get(diagonal - 1) ?? 0) + 1;

/** Backtracks from the end; the pieces are in reverse order. */
function piecesOf(before: readonly string[], after: readonly string[]): Piece[] {
  const steps = walk(before, after);
  if (!steps)
    return [
      { text: before.join(''), in: 'before' },
      { text: after.join(''), in: 'after' },
    ];
  const pieces: Piece[] = [];
  let [x, y] = [before.length, after.length];
  for (let step = steps.length - 1; step >= 0; step -= 1) {
    const reached = steps[step]!;
    const diagonal = x - y;
    const down = isDown(diagonal, step, reached);
    const start = startOn(diagonal, step, reached);
    while (x > start && y > start - diagonal) {
      pieces.push({ text: before[x - 1]!, in: 'both' });
      [x, y] = [x - 1, y - 1];
    }
    if (step === 0) break;
    pieces.push(down ? { text: after[y - 1]!, in: 'after' } : { text: before[x - 1]!, in: 'before' });
    [x, y] = down ? [x, y - 1] : [x - 1, y];
  }
  return pieces.toReversed();
}

/** Merges adjacent pieces of the same kind and drops empty ones. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last?.in === piece.in) result[result.length - 1] = { ...last, text: last.text + piece.text };
    else if (piece.text) result.push(piece);
  }
  return result;
}

/**
 * Returns the word-level diff of two texts: the pieces in `both` or `before` make up the earlier text, those in `both`
 * or `after` the later one. Bounded time for any input.
 */
export function diffWords(before: string, after: string): Piece[] {
  const [one, other] = [partsOf(before), partsOf(after)];
  const head = common(one, other, false);
  const tail = common(one.slice(head), other.slice(head), true);
  return joined([
    { text: one.slice(0, head).join(''), in: 'both' },
    ...piecesOf(one.slice(head, one.length - tail), other.slice(head, other.length - tail)),
    { text: one.slice(one.length - tail).join(''), in: 'both' },
  ]);
}

/** Heights of a group in points: its title, its title when continued in another column, and each row. */
export type GroupHeights = {
  readonly title: number;
  readonly again: number;
  readonly rows: readonly number[];
};

/** Rows `from` to `to` of a group, stacked in a column. */
export type Piece = {
  readonly group: number;
  readonly from: number;
  readonly to: number;
};

/** Groups arranged in columns, filled in reading order. */
export interface Filled {
  readonly columns: readonly (readonly Piece[])[];
  /** Height of the tallest column, in points. */
  readonly height: number;
}

/** Options for filling columns. */
export interface Filling {
  readonly count: number;
  /** Space below each group, in points. */
  readonly after: number;
  /** Whether a group may continue in the next column, with at least two rows on either side. */
  readonly breaking: boolean;
}

/** Precision of the search for the lowest height, in points. */
const NEAR = 1;

/**
 * Returns the lowest columns that fit all groups. If a group may break, slightly more space can move a break and cost a
 * column, so the result for one more column may be taller; fewer columns are used then.
 */
export function lowestColumns(groups: readonly GroupHeights[], filling: Filling): Filled {
  const found = searchColumns(groups, filling);
  if (filling.count === 1) return found;
  const fewer = lowestColumns(groups, { ...filling, count: filling.count - 1 });
  return fewer.height < found.height ? fewer : found;
}

/** Returns columns of approximately the lowest height that fits all groups. */
function searchColumns(groups: readonly GroupHeights[], filling: Filling): Filled {
  const tall = groups.map(({ title, rows }) => title + sum(rows));
  const total = sum(tall) + filling.after * groups.length;
  const least = Math.max(total / filling.count - filling.after, filling.breaking ? 0 : Math.max(0, ...tall));
  // One column always fits at its full height.
  let [low, high] = [least, Math.max(least, total)];
  let columns = fill(groups, low, filling);
  if (!columns) {
    columns = fill(groups, high, filling)!;
    while (high - low > NEAR) {
      const middle = (low + high) / 2;
      const tried = fill(groups, middle, filling);
      if (tried) [columns, high] = [tried, middle];
      else low = middle;
    }
  }
  return { columns, height: Math.max(0, ...columns.map((pieces) => heightOf(pieces, groups, filling))) };
}

/** Returns the height of a column. */
function heightOf(pieces: readonly Piece[], groups: readonly GroupHeights[], { after }: Filling): number {
  const each = pieces.map(({ group, from, to }) => {
    const { title, again, rows } = groups[group]!;
    return (from === 0 ? title : again) + sum(rows.slice(from, to));
  });
  return sum(each) + after * Math.max(0, pieces.length - 1);
}

/** Returns columns no taller than `limit`; null if the groups don't fit. */
function fill(groups: readonly GroupHeights[], limit: number, { count, after, breaking }: Filling): Piece[][] | null {
  const columns: Piece[][] = [[]];
  let used = 0;
  for (const [group, { title, again, rows }] of groups.entries()) {
    let from = 0;
    while (from < rows.length) {
      const head = from === 0 ? title : again;
      const room = limit - used - head;
      const to = breaking ? breakAt(rows, from, room) : from + fitting(rows, from, room);
      if (to === rows.length) {
        columns.at(-1)!.push({ group, from, to });
        used += head + sum(rows.slice(from)) + after;
        break;
      }
      if (breaking && to > from) {
        columns.at(-1)!.push({ group, from, to });
        from = to;
      }
      if (columns.length === count) return null;
      columns.push([]);
      used = 0;
    }
  }
  return columns;
}

/** Returns how many rows starting at `from` fit. */
function fitting(rows: readonly number[], from: number, room: number): number {
  let used = 0;
  let count = 0;
  while (from + count < rows.length && used + rows[from + count]! <= room + 0.01) used += rows[from + count++]!;
  return count;
}

/** Returns where a group breaks: at least two rows on either side, or not at all. */
function breakAt(rows: readonly number[], from: number, room: number): number {
  const count = fitting(rows, from, room);
  if (from + count === rows.length) return rows.length;
  const kept = Math.min(count, rows.length - from - 2);
  return kept >= 2 ? from + kept : from;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

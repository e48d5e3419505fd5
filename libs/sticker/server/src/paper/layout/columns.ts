/** Rows of one group: its title's height, its title's where it goes on in another column, and each row's, in points. */
export type GroupHeights = {
  readonly title: number;
  readonly again: number;
  readonly rows: readonly number[];
};

/** The rows `from` to `to` of a group, one under another in a column. */
export type Piece = {
  readonly group: number;
  readonly from: number;
  readonly to: number;
};

/** Groups in columns, filled in reading order. */
export interface Filled {
  readonly columns: readonly (readonly Piece[])[];
  /** The height of the tallest column, in points. */
  readonly height: number;
}

/** How columns are filled. */
export interface Filling {
  readonly count: number;
  /** Room under each group, in points. */
  readonly after: number;
  /** Whether a group may go on in the next column, with at least two rows on either side. */
  readonly breaking: boolean;
}

/** How near to the lowest height the search comes, in points. */
const NEAR = 1;

/**
 * The lowest columns that hold all groups. Where a group may break, a little more room can move a break and cost a column:
 * what the search finds for one column more may be taller, and then fewer stand.
 */
export function lowestColumns(groups: readonly GroupHeights[], filling: Filling): Filled {
  const found = searchColumns(groups, filling);
  if (filling.count === 1) return found;
  const fewer = lowestColumns(groups, { ...filling, count: filling.count - 1 });
  return fewer.height < found.height ? fewer : found;
}

/** Columns of about the least height that holds all groups. */
function searchColumns(groups: readonly GroupHeights[], filling: Filling): Filled {
  const tall = groups.map(({ title, rows }) => title + sum(rows));
  const total = sum(tall) + filling.after * groups.length;
  const least = Math.max(total / filling.count - filling.after, filling.breaking ? 0 : Math.max(0, ...tall));
  // One column holds what is as tall as all of it.
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

/** The height of a column of pieces. */
function heightOf(pieces: readonly Piece[], groups: readonly GroupHeights[], { after }: Filling): number {
  const each = pieces.map(({ group, from, to }) => {
    const { title, again, rows } = groups[group]!;
    return (from === 0 ? title : again) + sum(rows.slice(from, to));
  });
  return sum(each) + after * Math.max(0, pieces.length - 1);
}

/** Columns no higher than `limit`; null where they do not hold all groups. */
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

/** How many rows from `from` on find room. */
function fitting(rows: readonly number[], from: number, room: number): number {
  let used = 0;
  let count = 0;
  while (from + count < rows.length && used + rows[from + count]! <= room + 0.01) used += rows[from + count++]!;
  return count;
}

/** Where a group breaks: two rows at least on either side, or not at all. */
function breakAt(rows: readonly number[], from: number, room: number): number {
  const count = fitting(rows, from, room);
  if (from + count === rows.length) return rows.length;
  const kept = Math.min(count, rows.length - from - 2);
  return kept >= 2 ? from + kept : from;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

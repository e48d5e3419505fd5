/**
 * The states of the U.S. as tiles of one size, each about where it lies: a small state is as easy to find as a large one,
 * which on a phone it is on no true map. Rows from north to south, two letters a tile.
 */
const ROWS = [
  'AK .. .. .. .. .. .. .. .. .. ME',
  '.. .. .. .. .. .. .. .. .. VT NH',
  'WA ID MT ND MN IL WI MI NY RI MA',
  'OR NV WY SD IA IN OH PA NJ CT ..',
  'CA UT CO NE MO KY WV VA MD DE ..',
  '.. AZ NM KS AR TN NC SC DC .. ..',
  '.. .. .. OK LA MS AL GA .. .. ..',
  'HI .. .. TX .. .. .. .. FL .. PR',
].map((row) => row.split(' '));

/** A state's place on the map. */
export interface StateTile {
  readonly region: string;
  /** From the left and from the top, from 0. */
  readonly column: number;
  readonly row: number;
}

export const STATE_TILES: readonly StateTile[] = ROWS.flatMap((regions, row) =>
  regions.flatMap((region, column) => (region === '..' ? [] : [{ region, column, row }])),
);

/** Tiles across and down. */
export const STATE_GRID = { columns: ROWS[0]!.length, rows: ROWS.length } as const;

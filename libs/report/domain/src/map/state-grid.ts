/**
 * US states as equally sized tiles in their approximate position, so that small states are as easy to find as large
 * ones, even on a phone. Rows from north to south, two letters per tile.
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

/** Position of a state on the map. */
export interface StateTile {
  readonly region: string;
  /** Column from the left and row from the top, from 0. */
  readonly column: number;
  readonly row: number;
}

export const STATE_TILES: readonly StateTile[] = ROWS.flatMap((regions, row) =>
  regions.flatMap((region, column) => (region === '..' ? [] : [{ region, column, row }])),
);

/** Number of columns and rows. */
export const STATE_GRID = { columns: ROWS[0]!.length, rows: ROWS.length } as const;

/**
 * What a state's odometer code says about the reading. `actual`: it's correct · `alert`: it isn't the true mileage ·
 * `look`: ask · `silent`: the state doesn't vouch for it · `clears`: revokes a 72.
 */
export type OdometerMeaning = 'actual' | 'alert' | 'look' | 'silent' | 'clears';

interface OdometerCode {
  readonly means: OdometerMeaning;
  /** The odometer restarts with this reading, so lower readings after it aren't a rollback. */
  readonly restarts?: true;
}

/** ANSI D.20 odometer codes, as used by NMVTIS. */
export const ODOMETER_CODES: Readonly<Record<string, OdometerCode>> = {
  '68': { means: 'actual' },
  '69': { means: 'alert' },
  '70': { means: 'alert' },
  '71': { means: 'silent' },
  '72': { means: 'look', restarts: true },
  '73': { means: 'look' },
  '74': { means: 'look', restarts: true },
  '75': { means: 'actual' },
  '76': { means: 'look' },
  '77': { means: 'look' },
  '78': { means: 'clears' },
};

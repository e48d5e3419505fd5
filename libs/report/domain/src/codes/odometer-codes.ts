/**
 * What a state's odometer code means for the reading. `actual`: it stands · `alert`: it is not the true mileage ·
 * `look`: ask · `silent`: the state does not vouch for any · `clears`: takes back a 72.
 */
export type OdometerMeaning = 'actual' | 'alert' | 'look' | 'silent' | 'clears';

interface OdometerCode {
  readonly means: OdometerMeaning;
  /** The count starts anew with this reading: lower ones behind it are no rollback. */
  readonly restarts?: true;
}

/** Odometer codes of ANSI D.20, as NMVTIS takes them. */
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

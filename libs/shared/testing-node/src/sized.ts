/**
 * Returns the size of a test: `short` in `npm test`, `full` under `npm run soak`, which runs every file that calls
 * this.
 */
export const sized = (short: number, full: number): number => (process.env['SOAK_RUNS'] ? full : short);

/** A size of a test: small in `npm test`, full under `npm run soak`, which runs every file that calls this. */
export const sized = (short: number, full: number): number => (process.env['SOAK_RUNS'] ? full : short);

/** Loaded before each test file of `npm run soak`: sets the default number of random inputs per property. */
import fc from 'fast-check';

fc.configureGlobal({ numRuns: Number(process.env.SOAK_RUNS), verbose: 1 });

/** Loaded before each test file of `npm run soak`: how many random inputs a property gets that does not say it itself. */
import fc from 'fast-check';

fc.configureGlobal({ numRuns: Number(process.env.SOAK_RUNS), verbose: 1 });

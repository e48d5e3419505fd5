export { canadaRecalls } from './import/load-canada.ts';
export { importRecalls } from './import/import-recalls.ts';
export { nhtsaRecalls } from './import/load-nhtsa.ts';
export { recallLookUp } from './look-up/all-sources.ts';
export type { FoundRecalls, RecallLookUp } from './found-recalls.ts';
export { createRecallModule } from './recall-module.ts';
export { recallStock } from './store/recall-stock.ts';
export { dropSampleRecalls, seedSampleRecalls } from './sample/seed-sample-recalls.ts';
export { TELL_WATCHERS_JOB } from './watches/tell-watchers.ts';

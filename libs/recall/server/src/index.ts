export { importRecalls } from './import/import-recalls.ts';
export { type FoundRecalls, type RecallLookUp, recallTable } from './look-up/recall-look-up.ts';
export { createRecallSlice } from './recall-slice.ts';
export { seedSampleRecalls } from './sample/seed-sample-recalls.ts';
export { TELL_WATCHERS_JOB } from './watches/tell-watchers.ts';

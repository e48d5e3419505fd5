export { type MadeUpEvent, madeUpEvent } from './made-up-event.ts';
export { longModel, madeUpModel, openModel } from './made-up-model.ts';
export { madeUpRecall, madeUpReport, madeUpSources } from './made-up-report.ts';
export {
  classicReport,
  downReport,
  emptyReport,
  europeReport,
  fullReport,
  longReport,
  madeUpComparable,
  madeUpFinding,
  madeUpReports,
  modelReport,
  thinReport,
} from './made-up-reports.ts';
export { anyReport } from './any-report.ts';

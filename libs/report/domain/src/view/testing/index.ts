export { type MadeUpEvent, madeUpEvent } from './made-up-event.ts';
export { madeUpRecall, madeUpReport, madeUpSources } from './made-up-report.ts';
export {
  classicReport,
  downReport,
  emptyReport,
  europeReport,
  fullReport,
  longReport,
  madeUpFinding,
  madeUpReports,
  thinReport,
} from './made-up-reports.ts';
export { anyReport } from './any-report.ts';

/** Exports for the public site, which shows the record counts of a report before it is bought. */
export { historyRecords } from './make/history-records.ts';
export { Meter } from './make/meter.tsx';
export { reportMessages } from './messages/index.ts';

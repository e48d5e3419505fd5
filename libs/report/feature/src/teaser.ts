/** What the public site shows of a report before anybody has one. */
export { historyRecords } from './make/history-records.ts';
export { Meter } from './make/meter.tsx';
export { reportMessages } from './messages/index.ts';

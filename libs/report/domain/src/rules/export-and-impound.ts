import { finding, type Rule } from './finding.ts';

/** The brand "export only" is told by `title-brand`; here are records of leaving, and of yards that sold for export (JSI). */
export const exported: Rule = ({ events }) =>
  events
    .filter(({ kind, detail }) => kind === 'export' || detail.exported)
    .map((event) => finding('export', 'look', [event], { day: event.date, country: event.place?.country ?? '' }));

/** Impounds: unpaid fees may be owed on the vehicle. */
export const impound: Rule = ({ events }) => {
  const records = events.filter(({ kind }) => kind === 'impound');
  const last = records.at(-1);
  return last ? [finding('impound', 'look', records, { times: records.length, day: last.date })] : [];
};

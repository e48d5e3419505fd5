import { finding, type Rule } from './finding.ts';

/** Export records, and yards that sold for export (JSI). The brand "export only" is covered by `title-brand`. */
export const exported: Rule = ({ events }) =>
  events
    .filter(({ kind, detail }) => kind === 'export' || detail.exported)
    .map((event) => finding('export', 'look', [event], { day: event.date, country: event.place?.country ?? '' }));

/** Impound records: there may be unpaid fees. */
export const impound: Rule = ({ events }) => {
  const records = events.filter(({ kind }) => kind === 'impound');
  const last = records.at(-1);
  return last ? [finding('impound', 'look', records, { times: records.length, day: last.date })] : [];
};

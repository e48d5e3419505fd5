import { finding, type Rule } from './finding.ts';

/** Junk and salvage records of yards and insurers (JSI), with the final disposition of the vehicle. */
export const salvageRecords: Rule = ({ events }) => {
  const records = events.filter(({ kind }) => kind === 'junk' || kind === 'salvage');
  const last = records.at(-1);
  if (!last) return [];
  const figures = { records: records.length, lastDay: last.date, disposition: last.detail.disposition ?? '' };
  return [finding('salvage-records', 'alert', records, figures)];
};

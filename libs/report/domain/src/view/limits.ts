import type { ReportData } from '../data/report-data.ts';
import type { Speaker } from '../words/speaker.ts';

/** Required limitations of a report (`report-and-sticker.md`; docs/decisions.md §5), the most important first. */
export function limitsOf({ kind, type, sample }: ReportData, { t }: Speaker): string[] {
  return [
    t('limit.notClean'),
    t('limit.inspect'),
    t('limit.matchVin'),
    t('limit.asOf'),
    ...(kind === 'classic' ? [t('limit.classic')] : []),
    ...(kind === 'europe' ? [t('limit.europe')] : []),
    ...(type === 'CA' ? [t('limit.canada')] : []),
    ...(sample ? [t('limit.sample')] : []),
  ];
}

/** What the owner of a shared report hides, in one sentence; null for nothing. */
export function sayWithheld({ withheld }: ReportData, titles: readonly string[], { t, list }: Speaker): string | null {
  if (!withheld) return null;
  const kept = [
    ...titles,
    ...(withheld.vin ? [t('withheld.vin')] : []),
    ...(withheld.mileage ? [t('withheld.mileage')] : []),
  ];
  return kept.length === 0 ? null : t('withheld.all', { kept: list(kept) });
}

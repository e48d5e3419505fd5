import type { ReportData } from '../data/report-data.ts';
import type { Speaker } from '../words/speaker.ts';

/** What a report must say of itself (`report-and-sticker.md`; docs/decisions.md §5): the first sentence is the one that counts. */
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

/** What the owner of a shared report keeps back, in one sentence; null where nothing is. */
export function sayWithheld({ withheld }: ReportData, titles: readonly string[], { t, list }: Speaker): string | null {
  if (!withheld) return null;
  const kept = [
    ...titles,
    ...(withheld.vin ? [t('withheld.vin')] : []),
    ...(withheld.mileage ? [t('withheld.mileage')] : []),
  ];
  return kept.length === 0 ? null : t('withheld.all', { kept: list(kept) });
}

import type { ReportData } from '../data/report-data.ts';
import type { Speaker } from '../words/speaker.ts';
import type { SourceView } from './report-view.ts';

/** The sources with their answers; those that are down or not loaded come first. */
export function sourceViews({ sources }: ReportData, { t, date }: Speaker): SourceView[] {
  const down = sources.filter(({ status }) => status === 'down');
  const notLoaded = sources.filter(({ status }) => status === 'not-loaded');
  const answered = sources.filter(({ status }) => status === 'answered');
  return [...down, ...notLoaded, ...answered].map(({ name, kind, status, asOf, covers, records, sample }) => {
    if (status === 'down') return { name, status, words: t('source.down'), sample };
    if (status === 'not-loaded') return { name, status, words: t('source.notLoaded'), sample };
    // A source that doesn't cover the make or period says nothing by having no records.
    if (covers.length === 0 && records === 0) return { name, status, words: t('source.notCovering'), sample };
    const answer = t(`source.${kind === 'provider' ? 'events' : kind}`, { count: records });
    return { name, status, words: asOf ? t('source.asOf', { answer, date: date(asOf) }) : answer, sample };
  });
}

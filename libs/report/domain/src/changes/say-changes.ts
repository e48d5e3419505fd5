import type { Language } from '@vinlore/i18n';
import type { ReportData, ReportEvent } from '../data/report-data.ts';
import { speakerIn } from '../view/odometer-view.ts';
import { sayKind, sayOdometer, sayPlace } from '../view/record-view.ts';
import { findingWords } from '../words/findings/find-words.ts';
import { type Speaker, speakerOf } from '../words/speaker.ts';
import { type ReportChanges, reportChanges } from './report-changes.ts';

/** One line of the list of changes. */
export interface ChangeLine {
  readonly kind: 'added' | 'changed' | 'gone' | 'unheard' | 'finding' | 'settled' | 'recall' | 'source';
  readonly words: string;
  /** Key of the record in the current report; null if it has none. */
  readonly record: string | null;
}

/** Changes since the previous version, in words. */
export interface ChangesView {
  /** "Changes since Nov 2, 2026" */
  readonly title: string;
  /** "3 new records, 1 changed"; "No changes" if there are none. */
  readonly summary: string;
  readonly lines: readonly ChangeLine[];
}

/** `Inspection, Apr 6, 2022, Dayton, Ohio, 44,648 mi` */
function sayRecord(event: ReportEvent, speaker: Speaker): string {
  return [
    sayKind(event, speaker),
    speaker.date(event.date),
    sayPlace(event.place, speaker),
    event.odometer && sayOdometer(event.odometer, speaker),
  ]
    .filter(Boolean)
    .join(', ');
}

function linesOf({ records, recalls, findings, sources }: ReportChanges, speaker: Speaker): ChangeLine[] {
  const { t } = speaker;
  const line = (kind: ChangeLine['kind'], words: string, record: string | null = null): ChangeLine => ({
    kind,
    words,
    record,
  });
  const said = (event: ReportEvent) => ({ record: sayRecord(event, speaker), source: event.source });
  return [
    ...findings.added.map((found) => {
      const { title } = findingWords(found, speaker);
      return line('finding', t('changes.finding', { title }), found.events[0] ?? null);
    }),
    ...findings.gone.map((found) => {
      const { title } = findingWords(found, speaker);
      return line('settled', t('changes.settled', { title }));
    }),
    ...recalls.added.map(({ campaign }) => line('recall', t('changes.recall', { campaign }))),
    ...recalls.gone.map(({ campaign }) => line('recall', t('changes.recallGone', { campaign }))),
    ...records.added.map((event) => line('added', t('changes.added', said(event)), event.key)),
    ...records.changed.map(({ before, after }) => {
      const [old, { record, source }] = [sayRecord(before, speaker), said(after)];
      const words =
        old === record
          ? t('changes.details', { record, source })
          : t('changes.changed', { before: old, after: record, source });
      return line('changed', words, after.key);
    }),
    ...records.gone.map((event) => line('gone', t('changes.gone', said(event)))),
    ...records.unheard.map((event) => line('unheard', t('changes.unheard', said(event)))),
    ...sources.back.map((name) => line('source', t('changes.back', { name }))),
    ...sources.loaded.map((name) => line('source', t('changes.loaded', { name }))),
    ...sources.down.map((name) => line('source', t('changes.down', { name }))),
  ];
}

function summaryOf({ records, recalls, findings, sources }: ReportChanges, { t }: Speaker): string {
  const counts = {
    countAdded: records.added.length,
    countChanged: records.changed.length,
    countGone: records.gone.length,
    countUnheard: records.unheard.length,
    countRecalls: recalls.added.length,
    countFindings: findings.added.length,
    countBack: sources.back.length,
  };
  const parts = (Object.keys(counts) as (keyof typeof counts)[]).flatMap((key) =>
    counts[key] > 0 ? [t(`changes.${key}`, { count: counts[key] })] : [],
  );
  return parts.length > 0 ? parts.join(', ') : t('changes.nothing');
}

/** Describes the changes since a report's previous version in the reader's language. */
export function changesView(previous: ReportData, current: ReportData, language: Language): ChangesView {
  const speaker = speakerIn(current, speakerOf(language));
  const changes = reportChanges(previous, current);
  return {
    title: speaker.t('changes.title', { date_the: speaker.the(previous.madeAt) }),
    summary: summaryOf(changes, speaker),
    lines: linesOf(changes, speaker),
  };
}

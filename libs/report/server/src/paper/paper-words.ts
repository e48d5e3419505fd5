import { impactNames, type ImpactPoint, type ReportView } from '@vinlore/report-domain';
import { paperTexts } from './messages/index.ts';

type WordOf<Key> = Key extends `reportPaper.${infer Word}` ? Word : never;
type Own = WordOf<keyof typeof paperTexts.en>;
type Status = ReportView['verdict']['status'];

/** All texts the PDF templates use besides those in the view. */
export type PaperWords = Readonly<
  Record<Own | Exclude<keyof ReportView['words'], 'source'> | ImpactPoint | Status | 'source' | 'sourceName', string>
>;

/** Returns the PDF's own texts and those it shares with the screen. */
export function paperWords({ language, words: shared }: Pick<ReportView, 'language' | 'words'>): PaperWords {
  const own = Object.fromEntries(
    Object.entries(paperTexts[language]).map(([key, text]) => [key.replace('reportPaper.', ''), text]),
  ) as Record<Own, string>;
  return {
    ...shared,
    ...impactNames(language),
    ...own,
    ok: shared['status.ok'],
    look: shared['status.look'],
    alert: shared['status.alert'],
    none: shared['status.none'],
    'not-covered': shared['status.not-covered'],
    'not-loaded': shared['status.not-loaded'],
    down: shared['status.down'],
    withheld: shared['status.withheld'],
    // Meaning of the marker on values from a source (paper.typ).
    source: shared.fromSource,
    sourceName: shared.source,
  };
}

import { impactWords, type ReportView } from '@vinlore/report-domain';
import { say } from '@vinlore/vehicle-domain';

/** What only the paper says around a report: its stamp, heads of its tables, marks, pages. */
const words = {
  sample: say('SAMPLE', 'MUESTRA'),
  sampleData: say('invented data', 'datos inventados'),
  sampleNote: say('SAMPLE report: its records are invented', 'Reporte de MUESTRA: sus registros son inventados'),
  number: say('Report', 'Reporte'),
  page: say('Page', 'Página'),
  of: say('of', 'de'),
  basis: say('Sources, and the day they know up to', 'Fuentes y hasta qué día llegan'),
  recordSource: say('Source, its record', 'Fuente y su registro'),
  also: say('also', 'también'),
  marked: say('a finding above is about this record', 'un resultado de arriba trata de este registro'),
  miles: say('miles', 'millas'),
  kilometers: say('kilometers', 'kilómetros'),
  readAt: say('Read at', 'Leído en'),
  onlyReadings: say('Records that are nothing but a reading', 'Registros que son solo una lectura'),
  what: say('What happened', 'Qué pasó'),
  owner: say('Owner', 'Dueño'),
  use: say('Use', 'Uso'),
  damage: say('Damage', 'Daño'),
  gap: say('Gap', 'Vacío'),
  milestone: say('Event', 'Suceso'),
  recallText: say('What is wrong, what can happen, the remedy', 'Qué falla, qué puede pasar y la solución'),
  answer: say('How it answered', 'Cómo respondió'),
  term: say('Word', 'Palabra'),
  meaning: say('What it means', 'Qué significa'),
};

type Own = keyof typeof words;
type Point = keyof typeof impactWords;
type Status = ReportView['verdict']['status'];

/** All words that the paper's templates read beside what the view says. */
export type PaperWords = Readonly<
  Record<Own | Exclude<keyof ReportView['words'], 'source'> | Point | Status | 'source' | 'sourceName', string>
>;

/** The paper's own words, and those that it shares with the screen. */
export function paperWords({ language, words: shared }: Pick<ReportView, 'language' | 'words'>): PaperWords {
  const inLanguage = <Key extends string>(of: Readonly<Record<Key, Readonly<Record<'en' | 'es', string>>>>) =>
    Object.fromEntries(Object.entries<Record<'en' | 'es', string>>(of).map(([key, said]) => [key, said[language]])) as {
      [key in Key]: string;
    };
  return {
    ...shared,
    ...inLanguage(impactWords),
    ...inLanguage(words),
    ok: shared['status.ok'],
    look: shared['status.look'],
    alert: shared['status.alert'],
    none: shared['status.none'],
    'not-covered': shared['status.not-covered'],
    down: shared['status.down'],
    withheld: shared['status.withheld'],
    // What the mark of a value from a source means (paper.typ).
    source: shared.fromSource,
    sourceName: shared.source,
  };
}

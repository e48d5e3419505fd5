import type { Language } from '@vinlore/i18n';
import type { ReportData, ReportEvent } from '../data/report-data.ts';
import { speakerIn } from '../view/odometer-view.ts';
import { sayKind, sayOdometer, sayPlace } from '../view/record-view.ts';
import { findingWords } from '../words/findings/find-words.ts';
import { type Speaker, speakerOf } from '../words/speaker.ts';
import { type ReportChanges, reportChanges } from './report-changes.ts';

/** One line of what is new. */
export interface ChangeLine {
  readonly kind: 'added' | 'changed' | 'gone' | 'unheard' | 'finding' | 'settled' | 'recall' | 'source';
  readonly words: string;
  /** Key of the record in the current report; null where it has none there. */
  readonly record: string | null;
}

/** What is new since the version before, in words. */
export interface ChangesView {
  /** "What is new since 2 Nov 2026" */
  readonly title: string;
  /** "3 new records, 1 changed"; "Nothing is new" where there is nothing. */
  readonly summary: string;
  readonly lines: readonly ChangeLine[];
}

/** `Inspection, 6 Apr 2022, Dayton, Ohio, 44,648 mi` */
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
  const { say } = speaker;
  const line = (kind: ChangeLine['kind'], words: string, record: string | null = null): ChangeLine => ({
    kind,
    words,
    record,
  });
  const source = (event: ReportEvent) => ` (${event.source})`;
  return [
    ...findings.added.map((found) => {
      const { title } = findingWords(found, speaker);
      return line('finding', say(`To ask about: ${title}`, `Por preguntar: ${title}`), found.events[0] ?? null);
    }),
    ...findings.gone.map((found) => {
      const { title } = findingWords(found, speaker);
      return line('settled', say(`No longer found: ${title}`, `Ya no aparece: ${title}`));
    }),
    ...recalls.added.map(({ campaign }) =>
      line('recall', say(`New recall that may apply: ${campaign}`, `Recall nuevo que podría aplicar: ${campaign}`)),
    ),
    ...recalls.gone.map(({ campaign }) =>
      line('recall', say(`Recall no longer listed: ${campaign}`, `Recall que ya no aparece: ${campaign}`)),
    ),
    ...records.added.map((event) =>
      line(
        'added',
        say(`New: ${sayRecord(event, speaker)}`, `Nuevo: ${sayRecord(event, speaker)}`) + source(event),
        event.key,
      ),
    ),
    ...records.changed.map(({ before, after }) => {
      const [old, now] = [sayRecord(before, speaker), sayRecord(after, speaker)];
      const words =
        old === now
          ? say(`Changed in its details: ${now}`, `Cambió en sus detalles: ${now}`)
          : say(`Changed: ${old} is now ${now}`, `Cambió: ${old} ahora es ${now}`);
      return line('changed', words + source(after), after.key);
    }),
    ...records.gone.map((event) =>
      line(
        'gone',
        say(
          `Its source no longer has it: ${sayRecord(event, speaker)}`,
          `Su fuente ya no lo tiene: ${sayRecord(event, speaker)}`,
        ) + source(event),
      ),
    ),
    ...records.unheard.map((event) =>
      line(
        'unheard',
        say(
          `Missing, since its source did not answer: ${sayRecord(event, speaker)}`,
          `Falta, porque su fuente no respondió: ${sayRecord(event, speaker)}`,
        ) + source(event),
      ),
    ),
    ...sources.back.map((name) => line('source', say(`${name} answered this time`, `${name} respondió esta vez`))),
    ...sources.down.map((name) =>
      line('source', say(`${name} did not answer this time`, `${name} no respondió esta vez`)),
    ),
  ];
}

function summaryOf({ records, recalls, findings, sources }: ReportChanges, { say, count }: Speaker): string {
  const added = records.added.length;
  const parts = [
    added > 0 && say(count(added, 'new record', 'new records'), count(added, 'registro nuevo', 'registros nuevos')),
    records.changed.length > 0 &&
      say(`${records.changed.length} changed`, count(records.changed.length, 'cambió', 'cambiaron')),
    records.gone.length > 0 &&
      say(`${records.gone.length} gone`, count(records.gone.length, 'ya no está', 'ya no están')),
    records.unheard.length > 0 &&
      say(
        `${records.unheard.length} not answered for`,
        count(records.unheard.length, 'sin respuesta', 'sin respuesta'),
      ),
    recalls.added.length > 0 &&
      say(
        count(recalls.added.length, 'new recall', 'new recalls'),
        count(recalls.added.length, 'recall nuevo', 'recalls nuevos'),
      ),
    findings.added.length > 0 &&
      say(
        count(findings.added.length, 'new thing to ask about', 'new things to ask about'),
        count(findings.added.length, 'cosa nueva por preguntar', 'cosas nuevas por preguntar'),
      ),
    sources.back.length > 0 &&
      say(
        `${count(sources.back.length, 'source', 'sources')} answered again`,
        count(sources.back.length, 'fuente volvió a responder', 'fuentes volvieron a responder'),
      ),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(', ') : say('Nothing is new', 'No hay nada nuevo');
}

/** What is new in a report since its version before, in the reader's language. */
export function changesView(previous: ReportData, current: ReportData, language: Language): ChangesView {
  const speaker = speakerIn(current, speakerOf(language));
  const changes = reportChanges(previous, current);
  return {
    title: speaker.say(
      `What is new since ${speaker.date(previous.madeAt)}`,
      `Qué hay de nuevo desde ${speaker.the(previous.madeAt)}`,
    ),
    summary: summaryOf(changes, speaker),
    lines: linesOf(changes, speaker),
  };
}

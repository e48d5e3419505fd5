import type { ReportData } from '../data/report-data.ts';
import type { Speaker } from '../words/speaker.ts';
import type { SourceView } from './report-view.ts';

/** Each source and how it answered; one that is down is named first. */
export function sourceViews({ sources }: ReportData, { say, count, date }: Speaker): SourceView[] {
  const down = sources.filter(({ status }) => status === 'down');
  const answered = sources.filter(({ status }) => status === 'answered');
  return [...down, ...answered].map(({ name, kind, status, asOf, records, sample }) => {
    if (status === 'down') {
      const words = say('Did not answer: what it has is missing here', 'No respondió: aquí falta lo que tiene');
      return { name, status, words, sample };
    }
    const what = {
      decode: say('Decoded the VIN', 'Leyó el VIN'),
      recalls: say(
        `Answered, ${count(records, 'recall', 'recalls')}`,
        `Respondió, ${count(records, 'recall', 'recalls')}`,
      ),
      events: say(
        `Answered, ${count(records, 'record', 'records')}`,
        `Respondió, ${count(records, 'registro', 'registros')}`,
      ),
    }[kind === 'provider' ? 'events' : kind];
    return {
      name,
      status,
      words: asOf ? say(`${what}, as of ${date(asOf)}`, `${what}, al ${date(asOf)}`) : what,
      sample,
    };
  });
}

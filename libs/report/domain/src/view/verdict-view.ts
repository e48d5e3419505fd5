import type { Finding, ReportData } from '../data/report-data.ts';
import type { Section } from '../events/sections.ts';
import { findingWords } from '../words/findings/find-words.ts';
import { europeanSignals, sectionWords, signalWords } from '../words/section-words.ts';
import { capital, type Speaker } from '../words/speaker.ts';
import type { ReportView, Signal, Status } from './report-view.ts';
import { saySignal, sectionBasis, type SectionState } from './section-view.ts';

/** More findings than this are counted in the verdict's text. */
const NAMED = 5;

/** How many records a report tells of: events and recalls. */
const recordsOf = ({ events, recalls }: ReportData): number => events.length + recalls.length;

function signalOf(data: ReportData, label: string, state: SectionState, speaker: Speaker): Signal {
  const { one, many } = sectionWords[state.key];
  const { language } = speaker;
  const basis = sectionBasis(data, state.key, speaker);
  const value = saySignal(state, speaker);
  const counted = speaker.count(state.records, one[language], many[language]);
  return {
    section: state.key,
    label,
    value,
    status: state.status,
    basis: basis === value ? null : `${counted}. ${basis}`,
  };
}

/** `Two things to ask about, one recall to check`. */
function titleOf(
  count: Readonly<Record<'serious' | 'asks' | 'recalls' | 'records' | 'down', number>>,
  answered: boolean,
  { say, small, count: counted }: Speaker,
): string {
  const { serious, asks, recalls, records, down } = count;
  const parts = [
    serious > 0 &&
      say(
        `${small(serious)} serious ${serious === 1 ? 'thing' : 'things'}`,
        `${small(serious, 'feminine')} ${serious === 1 ? 'cosa seria' : 'cosas serias'}`,
      ),
    asks > 0 &&
      say(
        `${small(asks)} ${asks === 1 ? 'thing' : 'things'} to ask about`,
        `${small(asks, 'feminine')} ${asks === 1 ? 'cosa' : 'cosas'} por preguntar`,
      ),
    recalls > 0 &&
      say(
        `${small(recalls)} ${recalls === 1 ? 'recall' : 'recalls'} to check`,
        `${small(recalls)} ${recalls === 1 ? 'recall' : 'recalls'} por revisar`,
      ),
  ].filter((part) => part !== false);
  if (parts.length > 0) return capital(parts.join(', '));
  const missing =
    down > 0
      ? say(
          `, but ${small(down)} ${down === 1 ? 'source' : 'sources'} did not answer`,
          `, pero ${small(down, 'feminine')} ${down === 1 ? 'fuente no respondió' : 'fuentes no respondieron'}`,
        )
      : '';
  if (records === 0) {
    if (down > 0 && !answered) return say('Our sources did not answer', 'Nuestras fuentes no respondieron');
    return say('No record found', 'Sin registros') + missing;
  }
  return (
    say(
      `Nothing stands out in ${counted(records, 'record', 'records')}`,
      `Nada llama la atención en ${counted(records, 'registro', 'registros')}`,
    ) + missing
  );
}

function textOf(data: ReportData, worse: readonly Finding[], speaker: Speaker): string {
  const { say, list, small } = speaker;
  const down = data.sources.filter(({ status }) => status === 'down').map(({ name }) => name);
  const answered = data.sources.filter(({ status, kind }) => status === 'answered' && kind !== 'decode').length;
  const missing =
    down.length > 0
      ? say(
          `${list(down)} did not answer: what ${down.length > 1 ? 'they have' : 'it has'} is missing here.`,
          `${list(down)} no ${down.length > 1 ? 'respondieron' : 'respondió'}: aquí falta lo que ${down.length > 1 ? 'tienen' : 'tiene'}.`,
        )
      : '';
  const named = worse.slice(0, NAMED).map((finding) => `${findingWords(finding, speaker).title}.`);
  const rest = worse.length - named.length;
  if (rest > 0) named.push(say(`And ${small(rest)} more.`, `Y ${small(rest)} más.`));
  if (named.length === 0 && recordsOf(data) === 0 && answered > 0) {
    named.push(
      say(
        `${capital(small(answered))} ${answered === 1 ? 'source' : 'sources'} answered, and none has a record of this number.`,
        `${capital(small(answered, 'feminine'))} ${answered === 1 ? 'fuente respondió' : 'fuentes respondieron'}, y ninguna tiene registros de este número.`,
      ),
    );
  }
  if (named.length === 0 && recordsOf(data) === 0 && answered === 0 && down.length === 0) {
    named.push(say('No source of ours was asked.', 'No se preguntó a ninguna fuente nuestra.'));
  }
  if (named.length === 0 && recordsOf(data) > 0) {
    named.push(
      say('That says nothing about what was never recorded.', 'Eso no dice nada de lo que nunca se registró.'),
    );
  }
  return [...named, missing].filter(Boolean).join(' ');
}

const isRecall = ({ section }: { section: Section }) => section === 'recall';

/** What a person reads in five seconds: how many things to ask about, which, and six signals. */
export function verdictView(
  data: ReportData,
  states: readonly SectionState[],
  speaker: Speaker,
): ReportView['verdict'] {
  const worse = (['alert', 'look'] as const).flatMap((status) =>
    data.findings.filter((finding) => finding.status === status),
  );
  const others = worse.filter((finding) => !isRecall(finding));
  const serious = others.filter(({ status }) => status === 'alert').length;
  const records = recordsOf(data);
  const answered = data.sources.some((source) => source.status === 'answered' && source.kind !== 'decode');
  const down = data.sources.filter((source) => source.status === 'down').length;
  const worst = worse[0]?.status ?? (data.recalls.length > 0 ? 'look' : undefined);
  const status: Status = worst ?? (down > 0 ? 'down' : records > 0 ? 'ok' : 'none');
  const count = { serious, asks: others.length - serious, recalls: data.recalls.length, records, down };
  const cells = data.kind === 'europe' ? europeanSignals : signalWords;
  return {
    status,
    title: titleOf(count, answered, speaker),
    text: textOf(data, worse, speaker),
    signals: Object.entries(cells).map(([section, label]) =>
      signalOf(
        data,
        label[speaker.language],
        states.find(({ key }) => key === section)!,
        speaker,
      ),
    ),
  };
}

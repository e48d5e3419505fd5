import type { Finding, ReportData } from '../data/report-data.ts';
import type { Section } from '../events/sections.ts';
import { findingWords } from '../words/findings/find-words.ts';
import { capital, type Speaker } from '../words/speaker.ts';
import type { ReportView, Signal, Status } from './report-view.ts';
import { sayCount, saySignal, sectionBasis } from './section-view.ts';
import type { SectionState } from './section-state.ts';
import { tilesOf } from './tiles.ts';

/** Maximum number of findings named in the verdict text; the rest are counted. */
const NAMED = 5;

/** Number of records in a report: events and recalls. */
const recordsOf = ({ events, recalls }: ReportData): number => events.length + recalls.length;

/** The six signals of the verdict strip in order, and those of a European report. */
const SIGNALS = ['brand', 'odometer', 'damage', 'salvage', 'theft', 'recall'] as const;
const EUROPEAN_SIGNALS = ['odometer', 'damage', 'salvage', 'theft', 'service', 'ownership'] as const;

function signalOf(data: ReportData, label: string, state: SectionState, speaker: Speaker): Signal {
  const basis = sectionBasis(data, state.key, speaker);
  const value = saySignal(state, speaker);
  return {
    section: state.key,
    label,
    value,
    status: state.status,
    basis: basis === value ? null : `${sayCount(state, speaker)}. ${basis}`,
  };
}

/** A count for a text: as a number for the plural, and in words. */
const counted = (count: number, { small }: Speaker) => ({ count, count_small: small(count) });

/** `Two things to ask about, one recall to check`. */
function titleOf(
  count: Readonly<Record<'serious' | 'asks' | 'recalls' | 'records' | 'down', number>>,
  { isAnswered, isWhole }: { readonly isAnswered: boolean; readonly isWhole: boolean },
  speaker: Speaker,
): string {
  const { t, small } = speaker;
  const { records, down } = count;
  const parts = (['serious', 'asks', 'recalls'] as const).flatMap((what) =>
    count[what] > 0 ? [t(`verdict.${what}`, counted(count[what], speaker))] : [],
  );
  if (parts.length > 0) return capital(parts.join(', '));
  if (records === 0 && !isAnswered) return t(down > 0 ? 'verdict.noAnswer' : 'verdict.noSource');
  if (!isWhole) return t('verdict.nothingShown');
  const text = records === 0 ? t('verdict.noRecord') : t('verdict.nothing', { records });
  return t('verdict.missing', { text, down, down_small: small(down) });
}

function textOf(data: ReportData, worse: readonly Finding[], speaker: Speaker): string {
  const { t, list } = speaker;
  const down = data.sources.filter(({ status }) => status === 'down').map(({ name }) => name);
  const notLoaded = data.sources.filter(({ status }) => status === 'not-loaded').map(({ name }) => name);
  const answered = answeredOf(data).length;
  const missing = [
    ...(down.length > 0 ? [t('verdict.down', { names: list(down), count: down.length })] : []),
    ...(notLoaded.length > 0 ? [t('verdict.notLoaded', { names: list(notLoaded) })] : []),
  ];
  const named = worse.slice(0, NAMED).map((finding) => `${findingWords(finding, speaker).title}.`);
  const rest = worse.length - named.length;
  if (rest > 0) named.push(t('verdict.more', { count_small: speaker.small(rest) }));
  if (named.length === 0 && recordsOf(data) === 0 && answered > 0) {
    named.push(capital(t('verdict.noneHasIt', counted(answered, speaker))));
  }
  if (named.length === 0 && recordsOf(data) === 0 && answered === 0 && down.length === 0) {
    named.push(t('verdict.noneAsked'));
  }
  if (named.length === 0 && recordsOf(data) > 0) named.push(t('verdict.neverRecorded'));
  if (isWithheld(data)) named.push(t('verdict.notJudged'));
  return [...named, ...missing].join(' ');
}

/**
 * The history sources that answered. Recall and VIN-decoding sources don't count, since they have no vehicle history.
 */
const answeredOf = ({ sources }: ReportData) =>
  sources.filter(({ status, kind }) => status === 'answered' && (kind === 'events' || kind === 'provider'));

/** Whether the owner hid sections, which are then not assessed. */
const isWithheld = ({ withheld }: ReportData) => (withheld?.sections.length ?? 0) > 0;

const isRecall = ({ section }: { section: Section }) => section === 'recall';

/** The five-second summary: how many things to ask about, which ones, and six signals. */
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
  const isAnswered = answeredOf(data).length > 0;
  const down = data.sources.filter((source) => source.status === 'down').length;
  const isLoaded = data.sources.every((source) => source.status !== 'not-loaded');
  const isWhole = !isWithheld(data);
  const worst = worse[0]?.status ?? (data.recalls.length > 0 ? 'look' : undefined);
  const empty: Status = isAnswered ? 'none' : 'not-covered';
  const status: Status =
    worst ?? (down > 0 ? 'down' : !isWhole ? 'withheld' : records === 0 ? empty : isLoaded ? 'ok' : 'not-loaded');
  const count = { serious, asks: others.length - serious, recalls: data.recalls.length, records, down };
  const cells: { readonly section: Section; readonly label: string }[] =
    data.kind === 'europe'
      ? EUROPEAN_SIGNALS.map((section) => ({ section, label: speaker.t(`europeanSignal.${section}`) }))
      : SIGNALS.map((section) => ({ section, label: speaker.t(`signal.${section}`) }));
  return {
    status,
    title: titleOf(count, { isAnswered, isWhole }, speaker),
    text: textOf(data, worse, speaker),
    tiles: tilesOf(data, states, speaker),
    signals: cells.map(({ section, label }) =>
      signalOf(
        data,
        label,
        states.find(({ key }) => key === section)!,
        speaker,
      ),
    ),
  };
}

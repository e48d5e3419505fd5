import type { Speaker } from '../words/speaker.ts';
import { componentName } from './component-name.ts';
import type { ModelState } from './model-counts.ts';
import type { ModelCommunications, ModelComplaints, ModelInvestigations } from '../data/model-part.ts';
import type { ComplaintsView, EntriesView, ModelBar, ModelChart, ModelEntry } from './model-view.ts';
import { factsOf, sayModelSource, sayNothing } from './model-words.ts';

/** View of a topic without data. */
const nothing = <Topic extends 'complaints' | 'investigations' | 'communications'>(
  topic: Topic,
  state: ModelState,
  speaker: Speaker,
) => ({
  topic,
  title: speaker.t(`topic.${topic}`),
  state,
  finding: sayNothing(topic, state === 'told' ? 'none' : state, speaker),
  basis: null,
  facts: [],
  notes: [],
});

type Counted = readonly { readonly count: number }[];

/** Bars for counts, relative to the largest one. */
function barsOf<Row extends Counted[number]>(
  rows: readonly Row[],
  say: (row: Row) => Pick<ModelBar, 'label' | 'words'> & { readonly own?: boolean },
): ModelBar[] {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return rows.map((row) => ({ own: false, ...say(row), share: row.count / most }));
}

/** `98`, `98 · 3 crashes, 1 fire`: the count with its breakdown. */
function sayCount({ count, crashes, fires }: ModelComplaints['byComponent'][number], speaker: Speaker): string {
  const { t, number } = speaker;
  const serious = [
    crashes > 0 && t('model.crashes', { count: crashes }),
    fires > 0 && t('model.fires', { count: fires }),
  ].filter(Boolean);
  return serious.length > 0 ? `${number(count)} · ${serious.join(', ')}` : number(count);
}

function chartsOf({ complaints, year }: { complaints: ModelComplaints; year: number | null }, speaker: Speaker) {
  const { t, number } = speaker;
  const { byComponent, byMileage, byModelYear, withMileage, count } = complaints;
  const miles = (from: number, to: number | null) =>
    to === null
      ? t('model.milesFrom', { from: number(from) })
      : t('model.milesTo', { from: number(from), to: number(to) });
  const charts: ModelChart[] = [
    {
      key: 'components',
      title: t('model.byComponent'),
      bars: barsOf(byComponent, (row) => ({
        label: componentName(row.component, speaker),
        words: sayCount(row, speaker),
      })),
      note: t('model.severalComponents'),
    },
    {
      key: 'mileage',
      title: t('model.byMileage'),
      bars: barsOf(byMileage, (row) => ({ label: miles(row.from, row.to), words: number(row.count) })),
      note: t('model.withMileage', { count: withMileage, of: number(count) }),
    },
    {
      key: 'years',
      title: t('model.byYear'),
      bars: barsOf(byModelYear, (row) => ({
        label: String(row.year),
        words: number(row.count),
        own: row.year === year,
      })),
      note: t('model.yearsNote'),
    },
  ];
  // A single bar compares nothing, except that a component chart still names the component.
  return charts.filter(({ key, bars }) => bars.length > (key === 'components' ? 0 : 1));
}

/** Owner complaints about the model: counts, never rates, and never about this car. */
export function complaintsView(
  complaints: ModelComplaints | null,
  state: ModelState,
  year: number | null,
  speaker: Speaker,
): ComplaintsView {
  const { t, number } = speaker;
  if (!complaints || state !== 'told') return { ...nothing('complaints', state, speaker), charts: [] };
  const { count, crashes, fires, injuries, deaths, firstReceived, lastReceived, source } = complaints;
  const figure = (value: number) => number(value);
  return {
    topic: 'complaints',
    title: t('topic.complaints'),
    state,
    finding: t('model.complaints', { count }),
    basis: sayModelSource(source, speaker),
    facts: factsOf([
      [t('model.withCrash'), figure(crashes)],
      [t('model.withFire'), figure(fires)],
      [t('model.injured'), figure(injuries)],
      [t('model.killed'), figure(deaths)],
      [t('model.firstReceived'), firstReceived && speaker.date(firstReceived)],
      [t('model.lastReceived'), lastReceived && speaker.date(lastReceived)],
    ]),
    notes: [t('note.complaints'), t('note.noRate')],
    charts: chartsOf({ complaints, year }, speaker),
  };
}

const componentsOf = (components: readonly string[], speaker: Speaker) =>
  [...new Set(components.map((component) => componentName(component, speaker)))].join(', ');

function investigationOf(item: ModelInvestigations['items'][number], speaker: Speaker): ModelEntry {
  const { t, on } = speaker;
  const { number, opened, closed, isOpen, components, subject, campaign } = item;
  const days = [
    opened && t('model.opened', { date_on: on(opened) }),
    closed && t('model.closed', { date_on: on(closed) }),
  ].filter(Boolean);
  return {
    key: number,
    date: days.length > 0 ? days.join(', ') : null,
    number,
    component: componentsOf(components, speaker),
    text: subject,
    badge: isOpen ? t('model.open') : null,
    result: campaign && t('model.ledTo', { campaign }),
  };
}

function communicationOf(item: ModelCommunications['items'][number], speaker: Speaker): ModelEntry {
  const { id, number, date, components, summary } = item;
  return {
    key: id,
    date: date && speaker.date(date),
    number: number ?? speaker.t('model.nhtsaNumber', { id }),
    component: componentsOf(components, speaker),
    text: summary,
    badge: null,
    result: null,
  };
}

/** Note for readers of other languages that NHTSA's texts are in English. */
const inEnglish = (speaker: Speaker) => (speaker.language === 'en' ? [] : [speaker.t('note.recallsInEnglish')]);

export function investigationsView(
  investigations: ModelInvestigations | null,
  state: ModelState,
  speaker: Speaker,
): EntriesView {
  const { t, number } = speaker;
  if (!investigations || state !== 'told')
    return { ...nothing('investigations', state, speaker), entries: [], rest: null };
  const { count, open, items, source } = investigations;
  return {
    topic: 'investigations',
    title: t('topic.investigations'),
    state,
    finding: t('model.investigations', { count, open }),
    basis: sayModelSource(source, speaker),
    facts: [],
    notes: [t('note.investigations'), ...inEnglish(speaker)],
    entries: items.map((item) => investigationOf(item, speaker)),
    rest: count > items.length ? t('model.rest', { shown: number(items.length), of: number(count) }) : null,
  };
}

export function communicationsView(
  communications: ModelCommunications | null,
  state: ModelState,
  speaker: Speaker,
): EntriesView {
  const { t, number } = speaker;
  if (!communications || state !== 'told')
    return { ...nothing('communications', state, speaker), entries: [], rest: null };
  const { count, items, source } = communications;
  return {
    topic: 'communications',
    title: t('topic.communications'),
    state,
    finding: t('model.communications', { count }),
    basis: sayModelSource(source, speaker),
    facts: [],
    notes: [t('note.communications'), ...inEnglish(speaker)],
    entries: items.map((item) => communicationOf(item, speaker)),
    rest: count > items.length ? t('model.rest', { shown: number(items.length), of: number(count) }) : null,
  };
}

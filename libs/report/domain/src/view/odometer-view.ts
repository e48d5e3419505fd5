import type { ReportData, ReportEvent } from '../data/report-data.ts';
import type { EventSection } from '../events/sections.ts';
import { sectionOfKind } from '../events/history-event.ts';
import { milesOf, readingsOf as soundReadingsOf, TOLERANCE_MILES } from '../rules/readings.ts';
import { capital, inKilometers, KM_PER_MILE, type Speaker } from '../words/speaker.ts';
import { outOfLine } from './out-of-line.ts';
import { sayKind, sayOdometer, sayOdometerCode, sayPlace } from './record-view.ts';
import type { ChartPoint, OdometerChart, ReadingView } from './report-view.ts';

type Read = ReportEvent & { readonly odometer: NonNullable<ReportEvent['odometer']> };

const readingsOf = ({ events }: { readonly events: readonly ReportEvent[] }): Read[] =>
  events.filter((event): event is Read => event.odometer !== null);

/** Unit of a report: kilometers in Europe and Canada, and if every reading is in kilometers. */
function unitOf(data: ReportData): 'mi' | 'km' {
  const readings = readingsOf(data);
  const kilometers = readings.length > 0 && readings.every(({ odometer }) => odometer.unit === 'km');
  return data.kind === 'europe' || data.type === 'CA' || data.type === 'EU' || kilometers ? 'km' : 'mi';
}

/** Formatter for a report's distances in its unit. */
export function speakerIn(data: ReportData, speaker: Speaker): Speaker {
  if (unitOf(data) === 'mi') return speaker;
  const kilometers = readingsOf(data).filter(({ odometer }) => odometer.unit === 'km');
  return inKilometers(speaker, new Map(kilometers.map(({ odometer }) => [milesOf(odometer), odometer.value])));
}

/** Sections whose readings look the same in the chart. */
const SERIES: Partial<Record<EventSection, ChartPoint['series']>> = {
  title: 'title',
  ownership: 'title',
  brand: 'title',
  service: 'service',
  market: 'market',
};

const what = (event: ReportEvent, speaker: Speaker) =>
  [sayKind(event, speaker), sayPlace(event.place, speaker)].filter(Boolean).join(', ');

/** All readings, oldest first; the entered one is last. */
export function readingViews(data: ReportData, speaker: Speaker): ReadingView[] {
  const odd = outOfLine(data);
  const rows = readingsOf(data).map((event): ReadingView => ({
    key: event.key,
    date: speaker.date(event.date),
    day: event.date,
    words: sayOdometer(event.odometer, speaker),
    what: what(event, speaker),
    source: event.source,
    code: sayOdometerCode(event, speaker),
    outOfLine: odd.has(event.key),
    unverified: event.confidence === 'unverified',
    sample: event.sample,
  }));
  const { mileage, madeAt } = data;
  if (mileage === null) return rows;
  const day = madeAt.slice(0, 10);
  const entered: ReadingView = {
    key: 'entered',
    date: speaker.date(day),
    day,
    words: speaker.miles(mileage),
    what: speaker.t('reading.onCar'),
    source: speaker.t('fact.entered'),
    code: null,
    outOfLine: odd.has('entered'),
    unverified: true,
    sample: false,
  };
  return [...rows, entered];
}

/** Readings that would distort the chart: those a rule considers impossible or wrongly dated. */
const UNDRAWN = ['odometer-absurd', 'future-record', 'record-before-built'];

/** Rules that name the reading before a drop and then the one where the odometer continues. */
const FALLS = ['odometer-rollback', 'odometer-five-digits'];

/** Keys of the readings where the odometer continues after a drop or restart. */
function droppedOf({ events, findings }: ReportData): ReadonlySet<string> {
  const restarted = soundReadingsOf(events).filter(({ restarts }) => restarts !== null);
  const falls = findings.filter(({ rule, status }) => FALLS.includes(rule) && status !== 'ok');
  return new Set([
    ...restarted.map(({ event }) => event.key),
    ...falls.flatMap((fall) => firstBelow(events, fall.events)),
  ]);
}

/**
 * Where a drop becomes visible: the first reading clearly lower than the one before. An exempt reading, which no rule
 * uses, may precede the one a rule names; 0 means "not read".
 */
function firstBelow(events: readonly ReportEvent[], [from, to]: readonly string[]): string[] {
  const readings = readingsOf({ events });
  const top = readings.find(({ key }) => key === from);
  const after = readings.slice(top ? readings.indexOf(top) + 1 : 0);
  const isBelow = ({ odometer }: Read) =>
    odometer.value > 0 && milesOf(top!.odometer) - milesOf(odometer) > TOLERANCE_MILES;
  const below = top && after.find(isBelow);
  return below ? [below.key] : to === undefined ? [] : [to];
}

/** Readings as a chart; null with fewer than two. */
export function odometerChart(data: ReportData, speaker: Speaker): OdometerChart | null {
  const undrawn = new Set(data.findings.filter(({ rule }) => UNDRAWN.includes(rule)).flatMap(({ events }) => events));
  const all = readingsOf(data);
  const readings = all.filter(({ key }) => !undrawn.has(key));
  const dropped = droppedOf(data);
  const unit = unitOf(data);
  const inUnit = (value: number, from: 'mi' | 'km') => {
    if (from === unit) return value;
    return unit === 'mi' ? milesOf({ value, unit: from, code: null }) : Math.round(value * KM_PER_MILE);
  };
  const say = unit === 'mi' ? speaker.miles : speaker.kilometers;
  const rows = new Map(readingViews(data, speaker).map((row) => [row.key, row]));
  const point = (key: string, value: number, series: ChartPoint['series']): ChartPoint => {
    const { day, date, what, outOfLine: odd } = rows.get(key)!;
    const firstDay = `${day}-01-01`.slice(0, 10);
    const drawnAt = day.length === 7 ? `${day}-01` : firstDay;
    const words = say(value);
    const label = `${date}, ${what}`;
    return { key, day: drawnAt, value, series, outOfLine: odd, dropped: dropped.has(key), words, label };
  };
  const points = readings.map(({ key, kind, odometer }) =>
    point(key, inUnit(odometer.value, odometer.unit), SERIES[sectionOfKind(kind)] ?? 'other'),
  );
  if (data.mileage !== null) points.push(point('entered', inUnit(data.mileage, 'mi'), 'entered'));
  if (points.length < 2) return null;
  points.sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
  const series = [...new Set(points.map((drawn) => drawn.series))];
  return {
    unit,
    points,
    legend: series.map((name) => ({
      series: name,
      label: speaker.t(name === 'entered' ? 'fact.entered' : `reading.${name}`),
    })),
    undrawn: undrawnOf(all.length - readings.length, speaker),
    summary: summaryOf(points, rows, speaker),
  };
}

const undrawnOf = (count: number, { t, small }: Speaker): string | null =>
  count === 0 ? null : capital(t('reading.undrawn', { count, count_small: small(count) }));

function summaryOf(points: readonly ChartPoint[], rows: ReadonlyMap<string, ReadingView>, speaker: Speaker): string {
  const { t, small } = speaker;
  const [first, last] = [points[0]!, points.at(-1)!];
  const odd = points.filter(({ outOfLine: is }) => is).length;
  const when = ({ key }: ChartPoint) => rows.get(key)!.date;
  const range = capital(
    t('reading.summary', {
      count_small: small(points.length),
      first: first.words,
      firstDate: when(first),
      last: last.words,
      lastDate: when(last),
    }),
  );
  if (odd === 0) return range;
  return `${range} ${capital(t('reading.outOfLine', { count: odd, count_small: small(odd) }))}`;
}

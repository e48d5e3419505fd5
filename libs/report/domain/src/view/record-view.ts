import type { ReportEvent } from '../data/report-data.ts';
import type { EventDetail, HistoryEvent } from '../events/history-event.ts';
import type { WordField } from '../events/source-words.ts';
import { milesOf, odometerCodeOf } from '../rules/readings.ts';
import { capital, type Speaker } from '../words/speaker.ts';
import type { RecordView } from './report-view.ts';

/** `61,384 mi`; kilometers as read, with miles next to them. */
export function sayOdometer(odometer: NonNullable<HistoryEvent['odometer']>, { miles, kilometers }: Speaker): string {
  if (odometer.unit === 'mi') return miles(odometer.value);
  return `${kilometers(odometer.value)} (${miles(milesOf(odometer))})`;
}

/** `68 Actual mileage`; null if there is no code. */
export function sayOdometerCode(event: Pick<HistoryEvent, 'odometer' | 'detail'>, { find }: Speaker): string | null {
  const code = odometerCodeOf(event);
  return code ? `${code} ${find(`odometerCode.${code}`) ?? ''}`.trim() : null;
}

/** `Dayton, Ohio`, `Köln, Germany`; only the state without a city. */
export function sayPlace(place: HistoryEvent['place'], { region, country }: Speaker): string | null {
  if (!place) return null;
  const state = place.region === null ? '' : region(place.region, place.country);
  const land = place.country === 'US' && (state || place.city) ? '' : country(place.country);
  return [place.city, state, land].filter(Boolean).join(', ');
}

/** Title of a record: `Title issued`, `Listed for sale`. */
export const sayKind = ({ kind }: HistoryEvent, { t }: Speaker): string => t(`kind.${kind}`);

/** Date of a record: `Nov 2, 2026`, `Aug 1, 2026 – Aug 9, 2026` with an end date, `Seen Aug 1, 2026` for a sighting. */
export function sayDate({ date, dateIs, detail }: HistoryEvent, speaker: Speaker): string {
  const { t } = speaker;
  const from = speaker.date(date);
  if (detail.until !== undefined && detail.until !== date)
    return t('record.from', {
      date: dateIs === 'seen' ? t('record.seen', { date: from, date_the: from }) : from,
      until: speaker.date(detail.until),
    });
  return dateIs === 'seen' ? t('record.seen', { date: from, date_the: speaker.the(date) }) : from;
}

type Says = { [Key in keyof EventDetail]-?: (value: NonNullable<EventDetail[Key]>, speaker: Speaker) => string };

const yesOrNo = (value: boolean, { t }: Speaker) => t(value ? 'yesNo.yes' : 'yesNo.no');
const asGiven = (value: string) => value;
const money = ({ amount, currency }: NonNullable<EventDetail['price']>, speaker: Speaker) =>
  speaker.money(amount, currency);

/** Formatter of each detail. */
const says: Says = {
  brand: (code, { t, find }) => t('record.brand', { brand: find(`brand.${code}`) ?? t('record.brandNotInD20'), code }),
  disposition: (value, { t }) => t(`disposition.${value}`),
  severity: (value, { t }) => t(`severity.${value}`),
  result: (value, { t }) => t(`result.${value}`),
  use: (value, { t }) => t(`use.${value}`),
  impact: (points, { t }) => capital(points.map((point) => t(`impact.${point}`)).join(', ')),
  airbags: (value, { t }) => t(value ? 'yesNo.deployed' : 'yesNo.notDeployed'),
  structural: (value, { t }) => t(value ? 'yesNo.structural' : 'yesNo.noStructural'),
  exported: yesOrNo,
  towed: yesOrNo,
  totalLoss: yesOrNo,
  price: money,
  marketValue: money,
  work: (items) => items.join('; '),
  entity: asGiven,
  seller: asGiven,
  condition: asGiven,
  exterior: asGiven,
  interior: asGiven,
  trim: asGiven,
  body: asGiven,
  transmission: asGiven,
  note: asGiven,
  // Shown with the date and next to the reading.
  until: () => '',
  odometerCode: () => '',
  // Shown with the field it belongs to.
  sourceWords: () => '',
  damage: (types, { t }) => types.map((type) => t(`damage.${type}`)).join(', '),
  lossType: (value, { t }) => t(`lossType.${value}`),
  paper: (value, { t }) => t(`paper.${value}`),
  runs: (value, { t }) => t(`runs.${value}`),
  lot: asGiven,
  repairCost: money,
  owners: (value, { number }) => number(value),
  claims: (claims, { t }) => claims.map((claim) => t(`claim.${claim}`)).join(', '),
};

/** In reading order. */
const KEYS = [
  'brand',
  'paper',
  'damage',
  'severity',
  'impact',
  'airbags',
  'towed',
  'structural',
  'totalLoss',
  'lossType',
  'runs',
  'disposition',
  'exported',
  'use',
  'claims',
  'owners',
  'price',
  'marketValue',
  'repairCost',
  'seller',
  'entity',
  'lot',
  'condition',
  'exterior',
  'interior',
  'trim',
  'body',
  'transmission',
  'result',
  'work',
  'note',
] as const satisfies readonly (keyof EventDetail)[];

/** Fields other than details that can hold source wording, in reading order. */
const OTHER_WORDS = [
  ['until', 'detail.until'],
  ['odometer', 'record.odometer'],
  ['odometerCode', 'record.odometerCode'],
  ['city', 'record.city'],
  ['region', 'record.region'],
  ['country', 'record.country'],
] as const satisfies readonly (readonly [WordField, string])[];

function detailsOf(event: ReportEvent, speaker: Speaker): RecordView['details'] {
  const { detail } = event;
  const { t } = speaker;
  const wordsOf = (key: string) => {
    const words = detail.sourceWords?.[key as WordField];
    return words === undefined ? null : t('record.inSourceWords', { words });
  };
  const row = (label: string, parts: readonly (string | null)[]) => {
    const value = parts.filter(Boolean).join(' · ');
    return value === '' ? [] : [{ label, value }];
  };
  const said = KEYS.flatMap((key) => {
    const value = detail[key];
    // The type table matches each key, but TypeScript can't follow that over a union of keys.
    const text = value === undefined ? '' : (says[key] as (value: unknown, speaker: Speaker) => string)(value, speaker);
    return row(t(`detail.${key}`), [text, wordsOf(key)]);
  });
  const others = OTHER_WORDS.flatMap(([key, label]) =>
    row(t(label), [key === 'odometerCode' ? sayOdometerCode(event, speaker) : null, wordsOf(key)]),
  );
  return [...said, ...others, ...row(t('record.corrected'), [sayCorrected(event, speaker)])];
}

/** The source's original values of a corrected record; null for any other. */
function sayCorrected({ corrected }: HistoryEvent, speaker: Speaker): string | null {
  if (!corrected) return null;
  const { date, odometer } = corrected;
  const said = [
    ...(date === undefined ? [] : [speaker.date(date)]),
    ...(odometer === undefined ? [] : [odometer ? sayOdometer(odometer, speaker) : speaker.t('record.noReading')]),
    ...(odometer?.code ? [sayOdometerCode({ odometer, detail: {} }, speaker)] : []),
  ];
  return speaker.t('record.sourceSays', { said: said.join(' · ') });
}

/** View of a record. */
export function recordView(event: ReportEvent, marked: boolean, speaker: Speaker): RecordView {
  return {
    key: event.key,
    date: sayDate(event, speaker),
    day: event.date,
    title: sayKind(event, speaker),
    place: sayPlace(event.place, speaker),
    odometer: event.odometer && sayOdometer(event.odometer, speaker),
    details: detailsOf(event, speaker),
    source: event.source,
    recordId: event.recordId,
    alsoFrom: event.alsoFrom.map(({ source }) => source),
    unverified: event.confidence === 'unverified',
    sample: event.sample,
    impact: event.detail.impact ?? [],
    marked,
  };
}

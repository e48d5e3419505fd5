import type { ReportEvent } from '../data/report-data.ts';
import type { EventDetail, HistoryEvent } from '../events/history-event.ts';
import { milesOf } from '../rules/readings.ts';
import { brandWords, odometerCodeWords } from '../words/brand-words.ts';
import {
  detailLabels,
  dispositionWords,
  impactWords,
  kindWords,
  resultWords,
  severityWords,
  useWords,
  yesNo,
} from '../words/record-words.ts';
import { capital, type Speaker } from '../words/speaker.ts';
import type { RecordView } from './report-view.ts';

/** `61,384 mi`; kilometers as they were read, with the miles beside them. */
export function sayOdometer(odometer: NonNullable<HistoryEvent['odometer']>, { miles, kilometers }: Speaker): string {
  if (odometer.unit === 'mi') return miles(odometer.value);
  return `${kilometers(odometer.value)} (${miles(milesOf(odometer))})`;
}

/** `68 Actual mileage`; null where the source gives no code. */
export function sayOdometerCode(odometer: HistoryEvent['odometer'], { language }: Speaker): string | null {
  const code = odometer?.code;
  return code ? `${code} ${odometerCodeWords[code]?.[language] ?? ''}`.trim() : null;
}

/** `Dayton, Ohio`, `Köln, Germany`; the state alone where the source names no city. */
export function sayPlace(place: HistoryEvent['place'], { region, country }: Speaker): string | null {
  if (!place) return null;
  const state = place.region === null ? '' : region(place.region, place.country);
  const land = place.country === 'US' && (state || place.city) ? '' : country(place.country);
  return [place.city, state, land].filter(Boolean).join(', ');
}

/** What a record is: `Title issued`, `Listed for sale`. */
export const sayKind = ({ kind }: HistoryEvent, { language }: Speaker): string => kindWords[kind][language];

type Says = { [Key in keyof EventDetail]-?: (value: NonNullable<EventDetail[Key]>, speaker: Speaker) => string };

const yesOrNo = (value: boolean, { language }: Speaker) => (value ? yesNo.yes : yesNo.no)[language];
const asGiven = (value: string) => value;
const money = ({ amount, currency }: NonNullable<EventDetail['price']>, speaker: Speaker) =>
  speaker.money(amount, currency);

/** How each detail is said. */
const says: Says = {
  brand: (code, { language, say }) => {
    const known = brandWords[code]?.[language] ?? say('not in D.20', 'no está en D.20');
    return say(`${known} (code ${code})`, `${known} (código ${code})`);
  },
  disposition: (value, { language }) => dispositionWords[value][language],
  severity: (value, { language }) => severityWords[value][language],
  result: (value, { language }) => resultWords[value][language],
  use: (value, { language }) => useWords[value][language],
  impact: (points, { language }) => capital(points.map((point) => impactWords[point][language]).join(', ')),
  airbags: (value, { language }) => (value ? yesNo.deployed : yesNo.notDeployed)[language],
  structural: (value, { language }) => (value ? yesNo.structural : yesNo.noStructural)[language],
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
};

/** In the order of reading, which is that of the labels. */
const KEYS = Object.keys(detailLabels) as (keyof EventDetail)[];

function detailsOf({ detail, odometer }: ReportEvent, speaker: Speaker): RecordView['details'] {
  const said = KEYS.flatMap((key) => {
    const value = detail[key];
    // The table of types is right for each key, which TypeScript cannot follow over a union of keys.
    const text = value === undefined ? '' : (says[key] as (value: unknown, speaker: Speaker) => string)(value, speaker);
    return text ? [{ label: detailLabels[key][speaker.language], value: text }] : [];
  });
  const code = sayOdometerCode(odometer, speaker);
  return code ? [...said, { label: speaker.say('Odometer code', 'Código del odómetro'), value: code }] : said;
}

/** A record as readers see it. */
export function recordView(event: ReportEvent, marked: boolean, speaker: Speaker): RecordView {
  return {
    key: event.key,
    date: speaker.date(event.date),
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

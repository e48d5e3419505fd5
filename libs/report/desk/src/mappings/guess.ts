import {
  DATE_FORMATS,
  type DateFormat,
  type MappingFile,
  readDate,
  readEventVin,
  readOdometer,
  type SampleColumn,
} from '@vinlore/report-domain';
import { emptyDraft, type Knowledge, type Target, applyColumn } from './draft.ts';

const FORMATS = Object.keys(DATE_FORMATS) as DateFormat[];

/** Returns the share of a column's values that match. */
const share = ({ values }: SampleColumn, holds: (value: string) => boolean) =>
  values.length === 0 ? 0 : values.filter(({ value }) => holds(value)).length / values.length;

const MOSTLY = 0.8;
const WHOLE = 17;
const isVin = (value: string) => value.length === WHOLE && 'vin' in readEventVin(value, true);
const isNumber = (value: string) => /^\$?-?[\d.,]+$/.test(value);
const isDay = (value: string) => readDate(value, FORMATS) !== null;
const isReading = (value: string) => typeof readOdometer(value) === 'number';

/** What column names suggest, in order of priority; each applies only if the column's values match. */
const NAMES: readonly (readonly [Target, RegExp, ((value: string) => boolean)?])[] = [
  ['vin', /\bvin\b|chassis/, isVin],
  ['odometer.code', /odo\w* (brand|status|code|disclosure)|mileage (status|code)/],
  ['odometer.unit', /odo\w* (unit|uom)|mileage unit|unit of (distance|measure)/],
  ['odometer', /odo|mileage|\bmiles\b|\bkm\b|kilomet/, isReading],
  ['repairCost', /repair (cost|est)|cost of repair/, isNumber],
  ['marketValue', /mmr|market|retail|\bacv\b|book value|estimated value/, isNumber],
  ['price', /price|\bbid\b|sold for|sale amount|hammer/, isNumber],
  ['lot', /\blot\b/],
  ['paper', /(title|doc\w*) (type|code)|sale document/],
  ['brand', /title brand|brand code|^brand$/],
  ['lossType', /loss/],
  ['damage', /damage/],
  ['runs', /run|drive s|drives|start code|starts/],
  ['severity', /severity/],
  ['airbags', /air ?bag/],
  ['country', /country/],
  ['region', /^(?!.*title).*(state|province|region)/],
  ['city', /city|town/],
  ['seller', /seller|consignor/],
  ['entity', /shop|facility|agency|insurer|reported by/],
  ['condition', /condition|grade/],
  ['exterior', /colou?r/],
  ['interior', /interior/],
  ['trim', /\btrim\b/],
  ['body', /\bbody\b/],
  ['transmission', /trans/],
  ['work', /work|service|operation/],
  ['result', /result/],
  ['owners', /owners/],
];

const DATE_NAME = /date|day|sold|time|when/;
const words = (column: string) =>
  column
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Returns the likely use of a column; null without any evidence. */
function guessTarget(column: SampleColumn, taken: ReadonlySet<Target>): Target | null {
  const name = words(column.column);
  // A specific color name takes precedence over the general one.
  if (/interior/.test(name) && !taken.has('interior')) return 'interior';
  for (const [target, pattern, fits] of NAMES) {
    if (!pattern.test(name)) continue;
    if (taken.has(target) && target !== 'damage') continue;
    if (fits && share(column, fits) < MOSTLY) continue;
    return target;
  }
  return DATE_NAME.test(name) && share(column, isDay) >= MOSTLY ? 'date' : null;
}

/** Price in the currency named by the column. */
function inCurrency(draft: MappingFile, columns: readonly SampleColumn[]): MappingFile {
  const currency = columns.find(({ column }) => /currency/.test(words(column)));
  if (!currency) return draft;
  const events = draft.events.map((event) => {
    const detail = Object.entries(event.detail ?? {}).map(([key, part]) => [
      key,
      typeof part === 'object' && 'currency' in part ? { ...part, currency: { column: currency.column } } : part,
    ]);
    return detail.length === 0 ? event : { ...event, detail: Object.fromEntries(detail) as typeof event.detail };
  });
  return { ...draft, events };
}

/** A damage value without a point of impact is imported as damage only. */
function withoutUnknown(draft: MappingFile): MappingFile {
  const events = draft.events.map((event) => {
    const impact = event.detail?.impact;
    if (impact === undefined) return event;
    const parts = [impact]
      .flat()
      .map((part) => (typeof part === 'string' ? part : { ...part, unknown: 'skip' as const }));
    return { ...event, detail: { ...event.detail, impact: parts.length === 1 ? parts[0]! : parts } };
  });
  return { ...draft, events };
}

/** The record type suggested by the guessed fields. */
function kindFrom(found: ReadonlySet<Target>): 'salvage-auction' | 'title-brand' | 'service' | 'auction' | 'listing' {
  if (found.has('damage') || found.has('lossType')) return 'salvage-auction';
  if (found.has('brand')) return 'title-brand';
  if (found.has('work')) return 'service';
  return found.has('owners') ? 'listing' : 'auction';
}

/** Suggests a mapping from column names and values, as a starting point for review. Uncertain columns are left out. */
export function guessDraft(columns: readonly SampleColumn[], knowledge: Knowledge): MappingFile {
  let draft = emptyDraft();
  const found = new Set<Target>();
  for (const column of columns) {
    const target = guessTarget(column, found);
    if (target === null) continue;
    found.add(target);
    draft = applyColumn(draft, 0, target, column, knowledge);
    // A word such as "front" is both a damage type and a point of impact.
    const impact = knowledge.fields.find(({ key }) => key === 'impact');
    const tellsWhere = target === 'damage' && column.values.some(({ value }) => impact?.known[value.toUpperCase()]);
    if (tellsWhere) draft = withoutUnknown(applyColumn(draft, 0, 'impact', column, knowledge));
  }
  draft = inCurrency(draft, columns);
  draft = { ...draft, events: draft.events.map((event) => ({ ...event, kind: kindFrom(found) })) };
  const vin = draft.vin.column;
  const named = (pattern: RegExp) => columns.find(({ column }) => column !== vin && pattern.test(words(column)));
  const lot = named(/\blot\b/) ?? named(/\bid\b|number|order/);
  const day = draft.events[0]!.date;
  const days = 'column' in day ? [day.column].flat().filter(Boolean) : [];
  const record_id = lot ? { columns: [lot.column] } : { hash_of: [vin, ...days].filter(Boolean) };
  return { ...draft, record_id };
}

import { comparableLeft } from '../comparable/comparable-sales.ts';
import { findingsOf } from '../compose/compose-report.ts';
import type { Finding, ReportData, ReportEvent } from '../data/report-data.ts';
import { type EventDetail, sectionOfKind } from '../events/history-event.ts';
import type { Section } from '../events/sections.ts';
import type { SourceWords } from '../events/source-words.ts';
import { hideFromModel } from '../model/hide-model.ts';
import { vinMask } from './vin-mask.ts';

/** What the owner of a report hides from viewers of a shared link (`contract/share.ts`). */
export interface Hides {
  readonly hidden: readonly Section[];
  readonly hide_vin: boolean;
  readonly hide_mileage: boolean;
}

/** Details that belong to a different section than their event and are hidden with that section. */
const DETAILS: Partial<Record<Section, readonly (keyof EventDetail)[]>> = {
  brand: ['brand'],
  salvage: ['disposition', 'exported', 'totalLoss', 'lossType', 'paper'],
  theft: ['exported'],
  damage: [
    'severity',
    'impact',
    'airbags',
    'towed',
    'structural',
    'totalLoss',
    'damage',
    'lossType',
    'repairCost',
    'runs',
    'claims',
  ],
  odometer: ['odometerCode'],
  ownership: ['use', 'owners', 'claims', 'until'],
  market: ['price', 'marketValue', 'seller', 'condition'],
  service: ['result', 'work'],
};

/** Readings occur in events of any section, and a note can mention anything. */
function lessen(event: ReportEvent, hidden: ReadonlySet<Section>): ReportEvent {
  const own = sectionOfKind(event.kind);
  const gone = new Set<string>(['note', ...(hidden.has('odometer') ? ['odometer'] : [])]);
  for (const section of hidden) if (section !== own) for (const key of DETAILS[section] ?? []) gone.add(key);
  const kept = <Said extends object>(said: Said) =>
    Object.fromEntries(Object.entries(said).filter(([key]) => !gone.has(key)));
  const { sourceWords = {}, ...said } = event.detail;
  // Source wording for a field is hidden with the field.
  const words: SourceWords = kept(sourceWords);
  const detail: EventDetail = { ...kept(said), ...(Object.keys(words).length > 0 && { sourceWords: words }) };
  if (!hidden.has('odometer')) return { ...event, detail };
  const { corrected, ...others } = event;
  const date = corrected?.date;
  return { ...others, detail, odometer: null, ...(date !== undefined && { corrected: { date } }) };
}

/**
 * Keeps only findings that the rules also produce from the remaining data. That way, no count or date reveals hidden
 * records, and nothing is added that the full report doesn't say.
 */
function findingsLeft(findings: readonly Finding[], left: ReportData): Finding[] {
  // Sorted, because the database doesn't preserve the order of an object's keys.
  const keyOf = ({ rule, status, events, figures }: Finding) =>
    JSON.stringify([rule, status, events, Object.entries(figures).sort(([one], [other]) => (one < other ? -1 : 1))]);
  const still = new Set(findingsOf(left).map(keyOf));
  return findings.filter((found) => still.has(keyOf(found)));
}

/** Renumbers the keys, since gaps would reveal the number of hidden records. */
const newKeys = (events: readonly ReportEvent[]): ReadonlyMap<string, string> =>
  new Map(events.map(({ key }, place) => [key, `e${place + 1}`]));

function rekey(
  events: readonly ReportEvent[],
  findings: readonly Finding[],
  keys: ReadonlyMap<string, string>,
): Pick<ReportData, 'events' | 'findings'> {
  return {
    events: events.map((event) => ({ ...event, key: keys.get(event.key)! })),
    findings: findings.map((found) => ({ ...found, events: found.events.map((key) => keys.get(key)!) })),
  };
}

/** Colors come from records (`compose/vehicle-facts.ts`) and are kept only if a remaining record has them. */
const COLORS: Readonly<Record<string, 'exterior' | 'interior'>> = {
  exterior_color: 'exterior',
  interior_color: 'interior',
};

/** Hiding identity leaves only the name. Other facts describe the car rather than a record, except for its colors. */
function vehicleLeft(
  vehicle: ReportData['vehicle'],
  hidden: ReadonlySet<Section>,
  events: readonly ReportEvent[],
): ReportData['vehicle'] {
  if (hidden.has('identity')) return { ...vehicle, series: null, trim: null, checkDigit: 'unknown', facts: [] };
  const facts = vehicle.facts.filter(({ key, value, from, source }) => {
    const part = COLORS[key];
    if (!part || from !== 'source') return true;
    return events.some((event) => event.source === source && event.detail[part] === value);
  });
  return { ...vehicle, facts };
}

/**
 * Returns a report without what its owner hides, for a shared page. Events, findings, recalls, and source details of
 * hidden sections are removed from the data, not just from display, and so are free-text notes. The last six characters
 * of the VIN are masked everywhere, including record IDs; the first eleven remain. Published model data isn't private
 * and stays.
 */
export function hideFromReport(data: ReportData, hides: Hides): ReportData {
  const hidden = new Set(hides.hidden);
  if (hidden.size === 0 && !hides.hide_vin && !hides.hide_mileage) return data;
  const kept = data.events.filter(({ kind }) => !hidden.has(sectionOfKind(kind)));
  const events = hidden.size === 0 ? kept : kept.map((event) => lessen(event, hidden));
  const recalls = hidden.has('recall') ? [] : data.recalls;
  const hideMileage = hides.hide_mileage || hidden.has('odometer');
  const { comparable, ...others } = data;
  const left: ReportData = {
    ...others,
    vehicle: vehicleLeft(data.vehicle, hidden, events),
    mileage: hideMileage ? null : data.mileage,
    events,
    recalls,
    ...(data.model && { model: hideFromModel(data.model, hidden) }),
    sources: sourcesLeft(data, hidden, [...events, ...recalls]),
    withheld: {
      sections: [...hidden],
      vin: hides.hide_vin,
      mileage: hides.hide_mileage && data.mileage !== null,
    },
  };
  const findings = data.findings.filter(
    ({ section, rule }) => !hidden.has(section) && !(hideMileage && rule === 'entered-mileage'),
  );
  const keys = newKeys(events);
  const compared = comparable && comparableLeft(comparable, { mileage: hideMileage, hidden }, keys);
  const shortened: ReportData = {
    ...left,
    ...(compared && { comparable: compared }),
    ...rekey(events, hidden.size === 0 ? findings : findingsLeft(findings, left), keys),
  };
  return hides.hide_vin ? vinMask(data.vin)(shortened) : shortened;
}

/** Removes hidden sections and counts from the sources, since a number of records would reveal them. */
function sourcesLeft(
  { sources }: ReportData,
  hidden: ReadonlySet<Section>,
  entries: readonly { readonly source: string; readonly alsoFrom?: readonly { readonly source: string }[] }[],
): ReportData['sources'] {
  if (hidden.size === 0) return sources;
  return sources
    .map((source) => ({
      ...source,
      covers: source.covers.filter((section) => !hidden.has(section)),
      records: entries.filter(
        ({ source: from, alsoFrom = [] }) =>
          from === source.name || alsoFrom.some(({ source: also }) => also === source.name),
      ).length,
    }))
    .filter(({ covers }) => covers.length > 0);
}

import { CLASSIC_SOURCE, type DecodedVehicle, type DetailKey, vehicleDetails } from '@vinlore/vehicle-domain';
import type { ReportFact } from '../data/report-data.ts';
import type { HistoryEvent } from '../events/history-event.ts';
import type { ReportClassic, ReportSubject } from './report-subject.ts';

/** What section 1 shows besides the vehicle detail label table (spec §3): key and vPIC's own name. */
const MORE_ELEMENTS = {
  cylinders: 'Engine Number of Cylinders',
  engine_layout: 'Engine Configuration',
  electrification: 'Electrification Level',
  fuel_secondary: 'Fuel Type - Secondary',
  speeds: 'Transmission Speeds',
  cab: 'Cab Type',
  plant_city: 'Plant City',
  plant_state: 'Plant State',
  plant_country: 'Plant Country',
} as const;

/** Where `valueInWords` finds the words of a fact's value: the fact's key, vPIC's name of the element. */
export const FACT_ELEMENTS: Readonly<Record<string, string>> = {
  ...MORE_ELEMENTS,
  fuel_type: 'Fuel Type - Primary',
  transmission: 'Transmission Style',
  drive_type: 'Drive Type',
  body_type: 'Body Class',
  vehicle_type: 'Vehicle Type',
};

/**
 * What every reader looks for: where nobody says any of these, the report says that it is unknown, by the first key
 * (docs/decisions.md §5).
 */
const EXPECTED: readonly (readonly [DetailKey | 'exterior_color', ...string[]])[] = [
  ['body_type'],
  ['engine', 'engine_capacity', 'cylinders'],
  ['fuel_type'],
  ['transmission'],
  ['drive_type'],
  ['exterior_color'],
];

function decodedFacts({ elements, source }: DecodedVehicle): ReportFact[] {
  const details = vehicleDetails(elements)
    // Its row "Made in" stands beside the plant's city and state here.
    .filter(({ key }) => key !== 'make')
    .map(({ key, value }): readonly [string, string] => [key, value]);
  const more = Object.entries(MORE_ELEMENTS).map(([key, element]) => [key, elements[element]?.trim()] as const);
  return [...details, ...more].flatMap(([key, value]) =>
    value ? [{ key, value, from: 'decoded', source: source.name }] : [],
  );
}

/** What a classic number, or the member, says; `plant` where the maker's tables know it. */
function classicFacts({ series, plant, body, engine }: ReportClassic, from: 'decoded' | 'entered'): ReportFact[] {
  const rows = { series, body_type: body, engine, plant };
  const source = from === 'decoded' ? CLASSIC_SOURCE.name : null;
  return Object.entries(rows).flatMap(([key, value]) => (value ? [{ key, value, from, source }] : []));
}

/** Colors as the latest record that names them does. */
function colorsOf(events: readonly HistoryEvent[]): ReportFact[] {
  const color = (key: string, part: 'exterior' | 'interior'): ReportFact[] => {
    const event = events.findLast(({ detail }) => detail[part] !== undefined);
    return event ? [{ key, value: event.detail[part]!, from: 'source', source: event.source }] : [];
  };
  return [...color('exterior_color', 'exterior'), ...color('interior_color', 'interior')];
}

/**
 * The facts of section 1, each with where it came from. Of several that say the same thing the first counts: the decode,
 * then what sources say of the vehicle, then colors out of records. What readers look for and nobody says is unknown.
 *
 * @param events in the order of time
 */
export function vehicleFacts(
  vehicle: ReportSubject,
  fromSources: readonly ReportFact[],
  events: readonly HistoryEvent[],
): ReportFact[] {
  const own = vehicle.kind === 'classic' ? classicFacts(vehicle.classic, vehicle.from) : decodedFacts(vehicle.decoded);
  const known = new Map<string, ReportFact>();
  for (const fact of [...own, ...fromSources, ...colorsOf(events)]) {
    if (fact.value !== null && !known.has(fact.key)) known.set(fact.key, fact);
  }
  for (const [key, ...others] of EXPECTED) {
    if (![key, ...others].some((each) => known.has(each))) {
      known.set(key, { key, value: null, from: 'unknown', source: null });
    }
  }
  return [...known.values()];
}

import { CLASSIC_SOURCE, type DecodedVehicle, type DetailKey, vehicleDetails } from '@vinlore/vehicle-domain';
import type { ReportFact } from '../data/report-data.ts';
import type { HistoryEvent } from '../events/history-event.ts';
import type { ReportClassic, ReportSubject } from './report-subject.ts';

/** Facts in section 1 beyond the vehicle detail label table (spec §3): key and vPIC name. */
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

/** Where `valueInWords` finds the display text of a fact's value: the fact's key, vPIC's element name. */
export const FACT_ELEMENTS: Readonly<Record<string, string>> = {
  ...MORE_ELEMENTS,
  fuel_type: 'Fuel Type - Primary',
  transmission: 'Transmission Style',
  drive_type: 'Drive Type',
  body_type: 'Body Class',
  vehicle_type: 'Vehicle Type',
};

/**
 * Facts every reader expects: if all in a group are missing, the report shows the first as unknown (docs/decisions.md
 * §5).
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
    // The row "Made in" is replaced by the plant's city and state.
    .filter(({ key }) => key !== 'make')
    .map(({ key, value }): readonly [string, string] => [key, value]);
  const more = Object.entries(MORE_ELEMENTS).map(([key, element]) => [key, elements[element]?.trim()] as const);
  return [...details, ...more].flatMap(([key, value]) =>
    value ? [{ key, value, from: 'decoded', source: source.name }] : [],
  );
}

/** Facts from a classic VIN or the member; `plant` if the manufacturer's tables have it. */
function classicFacts({ series, plant, body, engine }: ReportClassic, from: 'decoded' | 'entered'): ReportFact[] {
  const rows = { series, body_type: body, engine, plant };
  const source = from === 'decoded' ? CLASSIC_SOURCE.name : null;
  return Object.entries(rows).flatMap(([key, value]) => (value ? [{ key, value, from, source }] : []));
}

/** Colors, from the latest record that names them. */
function colorsOf(events: readonly HistoryEvent[]): ReportFact[] {
  const color = (key: string, part: 'exterior' | 'interior'): ReportFact[] => {
    const event = events.findLast(({ detail }) => detail[part] !== undefined);
    return event ? [{ key, value: event.detail[part]!, from: 'source', source: event.source }] : [];
  };
  return [...color('exterior_color', 'exterior'), ...color('interior_color', 'interior')];
}

/**
 * Facts of section 1, each with its origin. Precedence: the decode, vehicle facts from sources, then colors from
 * records. Expected facts that are missing are marked unknown.
 *
 * @param events in chronological order
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

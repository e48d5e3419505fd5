import { type Brand, siteIdentifier } from '@vinlore/brand';
import { composeReport, type ReportData, type ReportSubject, type SourceAnswer } from '@vinlore/report-domain';
import { classicCandidates, type DecodedVehicle, isClassicVin } from '@vinlore/vehicle-domain';
import { eventsOf, SAMPLE_AS_OF, SAMPLE_SOURCES, type SampleCar } from './sample-car.ts';
import { SAMPLE_CARS } from './sample-cars.ts';
import { sampleSales } from './sample-sales.ts';

/** Dependencies of a sample report. */
export interface SampleReportDeps {
  readonly decode: (vin: string) => DecodedVehicle;
  readonly brand: Pick<Brand, 'key' | 'name' | 'domains'>;
}

const CARS = new Map(SAMPLE_CARS.map((car) => [car.vin, car]));

function vehicleOf(vin: string, decode: SampleReportDeps['decode']): ReportSubject {
  const [classic] = isClassicVin(vin) ? classicCandidates(vin) : [];
  return classic ? { kind: 'classic', classic, from: 'decoded' } : { kind: 'standard', decoded: decode(vin) };
}

/** Every feed answers, even without records, because "no record found" is a result too. */
function answersOf(car: SampleCar): SourceAnswer[] {
  const events = eventsOf(car);
  return Object.entries(SAMPLE_SOURCES).map(([name, covers]) => ({
    name,
    kind: 'events',
    status: 'answered',
    asOf: SAMPLE_AS_OF,
    covers: [...covers],
    records: events.filter(({ source }) => source === name).length,
    sample: true,
  }));
}

/**
 * Composes the report of a sample vehicle as of the cutoff date of the sample feeds, the same each time. Anyone may see
 * it, and it isn't stored.
 *
 * @param vin cleaned: uppercase, without separators
 * @returns null if there is no sample vehicle with this VIN
 */
export function sampleReport(vin: string, { decode, brand }: SampleReportDeps): ReportData | null {
  const car = CARS.get(vin);
  if (!car) return null;
  return composeReport({
    id: `sample-${vin}`,
    brand: { key: brand.key, name: brand.name, domain: siteIdentifier(brand) },
    madeAt: `${SAMPLE_AS_OF}T12:00:00.000Z`,
    vin,
    vehicle: vehicleOf(vin, decode),
    type: 'US',
    mileage: null,
    events: eventsOf(car),
    recalls: [],
    sales: sampleSales(vin),
    facts: [],
    europe: false,
    sources: answersOf(car),
  });
}

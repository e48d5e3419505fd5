import { alikeOf, type ComparableSale } from '@vinlore/report-domain';
import { eventsOf, SAMPLE_AS_OF, usd } from './sample-car.ts';
import { SAMPLE_CARS } from './sample-cars.ts';

/** So many cars are made up to be compared with a sample car. */
const CARS = 48;

/** Places of the made-up cars around the sample car, as shares of its own figures: most near it, some far. */
const shareOf = (place: number) => 0.72 + ((place * 29) % CARS) / (CARS * 1.6);

const DAY_MS = 86_400_000;

/**
 * Made-up sales of cars like a sample car, around the day of its last sale, and lately. They belong to no VIN: each is
 * named by the sample car's own number and a place.
 *
 * @returns none for a car that was never sold at an auction
 */
export function sampleSales(vin: string): ComparableSale[] {
  const car = SAMPLE_CARS.find((each) => each.vin === vin);
  const sold = car && eventsOf(car).findLast(({ kind, odometer }) => kind === 'auction' && odometer?.unit === 'mi');
  const price = sold?.detail.price;
  if (!sold?.odometer || price?.currency !== 'USD' || !alikeOf(vin)) return [];
  const { value: miles } = sold.odometer;
  const around = (day: string, name: string, driven: number, brought: number) =>
    Array.from({ length: CARS }, (_, place): ComparableSale => ({
      vin: `${vin} ${name} ${place}`,
      day: new Date(Date.parse(day) - ((place * 37) % 160) * DAY_MS).toISOString().slice(0, 10),
      market: 'auction',
      odometer: { value: Math.round(driven * shareOf(place)), unit: 'mi', code: null },
      // Cars that were driven less bring more.
      price: usd(Math.round((brought * (2.05 - shareOf(place))) / 10_000) * 100),
      source: sold.source,
      sample: true,
    }));
  const years = (Date.parse(SAMPLE_AS_OF) - Date.parse(sold.date)) / (365 * DAY_MS);
  const lately = around(SAMPLE_AS_OF, 'late', miles + years * 12_000, price.amount * 0.88 ** years);
  return [...around(sold.date, 'then', miles, price.amount), ...lately];
}

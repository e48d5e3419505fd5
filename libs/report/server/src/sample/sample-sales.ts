import { alikeOf, type ComparableSale } from '@vinlore/report-domain';
import { eventsOf, SAMPLE_AS_OF, usd } from './sample-car.ts';
import { SAMPLE_CARS } from './sample-cars.ts';

/** Number of made-up vehicles for comparison with a sample vehicle. */
const CARS = 48;

/** Mileage and price of the made-up vehicles relative to the sample vehicle: most are close, some are far off. */
const shareOf = (place: number) => 0.72 + ((place * 29) % CARS) / (CARS * 1.6);

const DAY_MS = 86_400_000;

/**
 * Returns made-up sales of vehicles like a sample vehicle, from the months before its last auction and before the
 * sample cutoff date. They have no real VIN; `vin` combines the sample's VIN and a number.
 *
 * @returns an empty list if the vehicle was never sold at auction
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
      // Vehicles with lower mileage sell for more.
      price: usd(Math.round((brought * (2.05 - shareOf(place))) / 10_000) * 100),
      source: sold.source,
      sample: true,
    }));
  const years = (Date.parse(SAMPLE_AS_OF) - Date.parse(sold.date)) / (365 * DAY_MS);
  const lately = around(SAMPLE_AS_OF, 'late', miles + years * 12_000, price.amount * 0.88 ** years);
  return [...around(sold.date, 'then', miles, price.amount), ...lately];
}

import { FOREIGN_CARS } from './foreign-cars.ts';
import { ODOMETER_CARS } from './odometer-cars.ts';
import { QUIET_CARS } from './quiet-cars.ts';
import type { SampleCar } from './sample-car.ts';
import { SALVAGE_CARS } from './salvage-cars.ts';
import { TITLE_CARS } from './title-cars.ts';
import { WORKING_CARS } from './working-cars.ts';

/**
 * Vehicles of the quick start. Their serial numbers are all zeros, which no manufacturer assigns.
 * `docs/reference/sample-vehicles.md` explains why, and what each one shows.
 */
export const SAMPLE_CARS: readonly SampleCar[] = [
  ...QUIET_CARS,
  ...ODOMETER_CARS,
  ...TITLE_CARS,
  ...SALVAGE_CARS,
  ...WORKING_CARS,
  ...FOREIGN_CARS,
];

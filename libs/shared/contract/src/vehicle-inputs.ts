import type { Endpoint } from './endpoint.ts';

/** Input names for a vehicle (spec §3). */
export const VEHICLE_INPUTS: ReadonlySet<string> = new Set(
  'vin year make model model_id series trim selectedtrim mileage plate state'.split(' '),
);

/** Inputs that identify a vehicle. A `state` alone is part of a postal address, a `year` alone requests a list. */
const NAMING = ['vin', 'make', 'plate'];

/** Whether a row's schema has an input. */
export function namesInput({ request }: Pick<Endpoint, 'request'>, name: string): boolean {
  return 'entries' in request && Object.hasOwn(request.entries as object, name);
}

/**
 * Whether a row accepts an input and ignores it: a vehicle input it doesn't need, if it takes a vehicle
 * (docs/decisions.md §2).
 */
export function ignoresInput(row: Pick<Endpoint, 'request'>, name: string): boolean {
  return VEHICLE_INPUTS.has(name) && !namesInput(row, name) && NAMING.some((each) => namesInput(row, each));
}

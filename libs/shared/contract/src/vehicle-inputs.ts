import type { Endpoint } from './endpoint.ts';

/** Names under which calls take a vehicle (spec §3). */
export const VEHICLE_INPUTS: ReadonlySet<string> = new Set(
  'vin year make model model_id series trim selectedtrim mileage plate state'.split(' '),
);

/** One of these names a vehicle. A `state` alone is part of a person's address, a `year` alone asks for a list. */
const NAMING = ['vin', 'make', 'plate'];

/** Whether the schema of a row names an input. */
export function namesInput({ request }: Pick<Endpoint, 'request'>, name: string): boolean {
  return 'entries' in request && Object.hasOwn(request.entries as object, name);
}

/**
 * Whether a row accepts an input and ignores it: a vehicle input that it doesn't need, where it takes a vehicle
 * (docs/decisions.md §2).
 */
export function ignoresInput(row: Pick<Endpoint, 'request'>, name: string): boolean {
  return VEHICLE_INPUTS.has(name) && !namesInput(row, name) && NAMING.some((each) => namesInput(row, each));
}

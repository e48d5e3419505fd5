import { refusal } from '@vinlore/contract';
import * as v from 'valibot';

/** Options shared by all calls on the member's own garage. */
export const garageCall = { method: 'POST', encoding: 'json', auth: 'bearer' } as const;

/** Id of a saved vehicle. */
export const VehicleIdField = v.pipe(v.string(), v.uuid());

export const noVehicle = refusal('The member has saved no such vehicle.');

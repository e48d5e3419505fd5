import { refusal } from '@vinlore/contract';
import * as v from 'valibot';

/** What calls about the member's own garage have in common. */
export const garageCall = { method: 'POST', encoding: 'json', auth: 'bearer' } as const;

/** A saved vehicle by its id. */
export const VehicleIdField = v.pipe(v.string(), v.uuid());

export const noVehicle = refusal('The member has saved no such vehicle.');

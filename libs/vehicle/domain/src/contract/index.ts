import { decode } from './decode.ts';

/** Calls by which a vehicle is named and decoded. */
export const vehicleContract = { decode };

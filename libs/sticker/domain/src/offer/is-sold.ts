import { type Call, CallError } from '@vinlore/contract';
import type { VehicleRef } from '@vinlore/vehicle-domain';
import { offerContract } from '../contract/offer-contract.ts';

/**
 * Whether a sticker of a vehicle is sold: it is known which vehicle it is, and enough of it (docs/decisions.md §4). Where
 * nobody can say, a number is enough and a name is not: nearly every number tells enough, nearly no name does.
 *
 * @param vehicle by its VIN, by its name, or by both where the number fits several
 */
export async function isSold(call: Call, { vin, year, make, model, trim }: VehicleRef): Promise<boolean> {
  try {
    return (await call(offerContract.stickerFacts, { vin, year, make, model, trim })).enough;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const isNoVehicle = error.fault === 'refused' && error.status === 422;
    return !isNoVehicle && Boolean(vin);
  }
}

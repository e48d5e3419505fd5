import { type Call, CallError } from '@vinlore/contract';
import type { VehicleRef } from '@vinlore/vehicle-domain';
import { offerContract } from '../contract/offer-contract.ts';

/**
 * Whether a sticker of the vehicle is sold: the vehicle is identified and there are enough facts (docs/decisions.md
 * §4). If the number of facts is unknown, a VIN is enough and a name isn't: nearly every VIN has enough, nearly no name
 * does.
 *
 * @param vehicle by VIN, by name, or by both if the VIN matches several
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

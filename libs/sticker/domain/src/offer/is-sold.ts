import type { Call } from '@vinlore/contract';
import type { VehicleRef } from '@vinlore/vehicle-domain';
import { offerContract } from '../contract/index.ts';

/**
 * Whether a sticker of a vehicle is sold: it is known which vehicle it is, and enough of it (docs/decisions.md §4).
 *
 * @param vehicle by its VIN, by its name, or by both where the number fits several
 * @throws CallError where it cannot be asked, and for a name or a number that is none of ours
 */
export async function isSold(call: Call, { vin, year, make, model, trim }: VehicleRef): Promise<boolean> {
  const { enough } = await call(offerContract.stickerFacts, { vin, year, make, model, trim });
  return enough;
}

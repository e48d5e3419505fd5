import type { Call } from '@vinlore/contract';
import { vehicleContract } from '@vinlore/vehicle-domain';
import type { YearMakeModel } from './year-make-model.ts';

/**
 * Whether makers sold a vehicle of this name in its year, as far as the catalogue knows: then a sticker can be made of the
 * name alone.
 *
 * @throws CallError where it cannot be asked
 */
export async function isListed(call: Call, { year, make, model }: YearMakeModel): Promise<boolean> {
  const models = await call(vehicleContract.stickerModels, { year: String(year), make });
  return models.some(({ name }) => name.toLowerCase() === model.toLowerCase());
}

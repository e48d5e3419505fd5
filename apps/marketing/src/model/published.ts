import { CallError, type DataOf } from '@vinlore/contract';
import { modelContract } from '@vinlore/model-domain';
import { type RecallAnswer, recallContract } from '@vinlore/recall-domain';
import type { PublishedOfModel } from '@vinlore/vehicle-domain';
import { callError } from '../pages/failed-call.ts';
import type { Visit } from '../site.ts';

/** What is published about a vehicle's model, or why that cannot be said. */
export interface Published {
  readonly facts: DataOf<typeof modelContract.modelFacts> | CallError;
  readonly recalls: RecallAnswer | CallError;
}

/** Asks for what is published about the model of a VIN: ratings, fuel economy, known problems, recalls. */
export async function publishedFor(vin: string, { call }: Pick<Visit, 'call'>): Promise<Published> {
  const [facts, recalls] = await Promise.all([
    call(modelContract.modelFacts, { vin }).catch(callError),
    call(recallContract.recallsByVin, { vin }).catch(callError),
  ]);
  return { facts, recalls };
}

/** What of it belongs to the specs of the vehicle. */
export const ofModel = ({ facts }: Published): PublishedOfModel => ({
  vehicleClass: facts instanceof CallError ? null : facts.fuel_economy?.size_class,
});

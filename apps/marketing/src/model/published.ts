import { CallError, type DataOf } from '@vinlore/contract';
import { modelContract } from '@vinlore/model-domain';
import { type RecallAnswer, recallContract } from '@vinlore/recall-domain';
import type { PublishedOfModel } from '@vinlore/vehicle-domain';
import { callError } from '../pages/failed-call.ts';
import type { Visit } from '../site.ts';

/** Published data about a vehicle's model, or why it can't be loaded. */
export interface Published {
  readonly facts: DataOf<typeof modelContract.modelFacts> | CallError;
  readonly recalls: RecallAnswer | CallError;
}

/** Loads the published data for a VIN's model: ratings, fuel economy, known problems, recalls. */
export async function publishedFor(vin: string, { call }: Pick<Visit, 'call'>): Promise<Published> {
  const [facts, recalls] = await Promise.all([
    call(modelContract.modelFacts, { vin }).catch(callError),
    call(recallContract.recallsByVin, { vin }).catch(callError),
  ]);
  return { facts, recalls };
}

/** The parts that belong with the vehicle's specs. */
export const ofModel = ({ facts }: Published): PublishedOfModel => ({
  vehicleClass: facts instanceof CallError ? null : facts.fuel_economy?.size_class,
});

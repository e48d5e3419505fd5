import type { InputOf } from '@vinlore/contract';
import {
  modelContract,
  retrieveFuelEconomy,
  retrieveKnownProblems,
  retrieveSafetyRatings,
} from '@vinlore/model-domain';
import { type ApiCall, served, type ServedOperation } from '@vinlore/server-kit';

/** Parsed input of an operation on a model. */
interface AskedModel {
  readonly vin?: string | undefined;
  readonly year?: number | undefined;
  readonly make?: string | undefined;
  readonly model?: string | undefined;
  readonly trim?: string | undefined;
}

/** Asks the row behind the operations; it takes texts, as from a URL. */
function factsOf({ year, ...input }: AskedModel, { invoke }: ApiCall) {
  const asked = { ...input, ...(year !== undefined && { year: String(year) }) };
  const defined = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
  return invoke(modelContract.modelFacts, defined as InputOf<typeof modelContract.modelFacts>);
}

/** Operations of the public API on published facts; what governments publish is the same in both modes. */
export function modelOperations(): readonly ServedOperation[] {
  return [
    served(retrieveKnownProblems, async (input, call) => {
      const { vehicle, problems, not_loaded } = await factsOf(input, call);
      return { object: 'known_problems' as const, vehicle, problems, not_loaded };
    }),
    served(retrieveFuelEconomy, async (input, call) => {
      const { vehicle, fuel_economy, not_loaded } = await factsOf(input, call);
      return { object: 'fuel_economy' as const, vehicle, fuel_economy, not_loaded };
    }),
    served(retrieveSafetyRatings, async (input, call) => {
      const { vehicle, safety, not_loaded } = await factsOf(input, call);
      return { object: 'safety_ratings' as const, vehicle, safety, not_loaded };
    }),
  ];
}

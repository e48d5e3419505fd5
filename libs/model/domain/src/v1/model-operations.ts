import { operation, success } from '@vinlore/contract';
import * as v from 'valibot';
import { modelFacts } from '../contract/facts.ts';
import { ModelFactsSchema } from '../facts/model-facts.ts';

const { vehicle, fuel_economy, safety, problems, not_loaded } = ModelFactsSchema.entries;

/** What the operations on published facts have in common. */
const ofModel = {
  method: 'GET',
  scope: 'vehicles:read',
  publishable: true,
  request: v.pipe(
    modelFacts.request,
    v.check(
      ({ vin, year, make, model }) =>
        vin !== undefined || (year !== undefined && make !== undefined && model !== undefined),
      'model.incomplete',
    ),
  ),
  problems: { unprocessable: 'It isn’t a VIN, or its year, make, and model aren’t known.' },
} as const;

const HOW = 'Send a `vin`, or `year`, `make`, and `model`. It is about the model, never about one vehicle.';
const example = { year: '2016', make: 'Honda', model: 'Accord' };

export const retrieveKnownProblems = operation({
  ...ofModel,
  id: 'known_problems.retrieve',
  summary: 'Returns complaints, investigations, and service bulletins of a model year.',
  description: `${HOW} \`not_loaded\` names sources that aren’t there, which is different from “none”.`,
  path: '/v1/known-problems',
  answer: success(
    'The known problems.',
    v.object({ object: v.literal('known_problems'), vehicle, problems, not_loaded }),
  ),
  example: { request: example, answer: { object: 'known_problems', vehicle: { year: 2016 } } },
});

export const retrieveFuelEconomy = operation({
  ...ofModel,
  id: 'fuel_economy.retrieve',
  summary: 'Returns EPA’s fuel economy of a model year.',
  description: `${HOW} If it depends on something the VIN doesn’t say, the answer is a range.`,
  path: '/v1/fuel-economy',
  answer: success(
    'The fuel economy; null if EPA lists no match.',
    v.object({ object: v.literal('fuel_economy'), vehicle, fuel_economy, not_loaded }),
  ),
  example: { request: example, answer: { object: 'fuel_economy', vehicle: { year: 2016 } } },
});

export const retrieveSafetyRatings = operation({
  ...ofModel,
  id: 'safety_ratings.retrieve',
  summary: 'Returns NHTSA’s safety ratings of a model year.',
  description: HOW,
  path: '/v1/safety-ratings',
  answer: success(
    'The ratings; null if NHTSA rated no match.',
    v.object({ object: v.literal('safety_ratings'), vehicle, safety, not_loaded }),
  ),
  example: { request: example, answer: { object: 'safety_ratings', vehicle: { year: 2016 } } },
});

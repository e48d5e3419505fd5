import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ModelFactsSchema } from '../facts/model-facts.ts';

const Name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200));

/** Returns published facts about the model of a VIN, or about a year, make, and model. */
export const modelFacts = endpoint({
  name: 'model.facts',
  summary: 'Fuel economy, safety ratings and known problems of a model year.',
  method: 'GET',
  path: '/api/model-facts',
  encoding: 'query',
  auth: 'none',
  attemptsPerMinute: 60,
  request: v.strictObject({
    /** Used instead of a name; year, make, and model then come from the VIN. */
    vin: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(40))),
    year: v.optional(v.pipe(v.string(), v.regex(/^(19|20)\d{2}$/), v.transform(Number))),
    make: v.optional(Name),
    model: v.optional(Name),
    trim: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  }),
  answers: {
    200: success('What is published; `not_loaded` says which sources are not there yet.', ModelFactsSchema),
    422: refusal(
      '`Wrong VIN` (spec §8), a VIN whose year, make and model nobody filed, or neither a VIN nor a whole name.',
    ),
  },
});

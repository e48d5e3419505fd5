import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { RecallAnswerSchema } from '../recall.ts';

const Name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200));
/** A model year from a form or URL. */
const YearText = v.pipe(v.string(), v.regex(/^(19|20)\d{2}$/), v.transform(Number));

/** Returns the model years that have recalls (spec §7). */
export const recallYears = endpoint({
  name: 'recall.years',
  summary: 'Model years that have recalls, the newest first.',
  method: 'GET',
  path: '/api/recall-check/years',
  encoding: 'query',
  auth: 'none',
  request: v.strictObject({}),
  answers: { 200: success('The years.', v.array(v.number())) },
});

/** Returns the makes that have recalls in a year (spec §7). */
export const recallMakes = endpoint({
  name: 'recall.makes',
  summary: 'Makes that have recalls in a model year.',
  method: 'GET',
  path: '/api/recall-check/makes',
  encoding: 'query',
  auth: 'none',
  request: v.strictObject({ year: YearText }),
  answers: { 200: success('The makes, by name.', v.array(v.string())) },
});

/** Returns the models that have recalls in a year and make (spec §7). */
export const recallModels = endpoint({
  name: 'recall.models',
  summary: 'Models of a make that have recalls in a model year.',
  method: 'GET',
  path: '/api/recall-check/models',
  encoding: 'query',
  auth: 'none',
  request: v.strictObject({ year: YearText, make: Name }),
  answers: { 200: success('The models, by name.', v.array(v.string())) },
});

/** Returns recalls that may apply to a VIN (spec §7). */
export const recallsByVin = endpoint({
  name: 'recall.byVin',
  summary: 'Recalls that may apply to a VIN, from its year, make and model.',
  method: 'GET',
  path: '/api/recall-check/vin',
  encoding: 'query',
  auth: 'none',
  attemptsPerMinute: 60,
  request: v.strictObject({ vin: v.pipe(v.string(), v.maxLength(40)) }),
  answers: {
    200: success('The recalls; none is not "no recall is open".', RecallAnswerSchema),
    422: refusal('`Wrong VIN` (spec §8), or a VIN whose year, make and model nobody filed.'),
    503: refusal('No source of recalls answered.'),
  },
});

/** Returns recalls of a year, make, and model (spec §7). */
export const recallCheck = endpoint({
  name: 'recall.check',
  summary: 'Recalls of a year, make and model.',
  method: 'POST',
  path: '/api/recall-check',
  encoding: 'json',
  auth: 'none',
  attemptsPerMinute: 60,
  request: v.strictObject({
    year: v.union([YearText, v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100))]),
    make: Name,
    model: Name,
  }),
  answers: {
    200: success('The recalls; none is not "no recall is open".', RecallAnswerSchema),
    503: refusal('No source of recalls answered.'),
  },
});

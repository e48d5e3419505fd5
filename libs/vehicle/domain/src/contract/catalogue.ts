import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';

const year = v.pipe(
  v.string(),
  v.regex(/^\d{4}$/),
  v.transform((text) => Number(text)),
);
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

const MakesSchema = v.array(
  v.object({
    /** Upper case, as vPIC spells it. */
    name: v.string(),
    /** Makes most visitors look for are listed first; the rest are found by searching. */
    mainstream: v.boolean(),
  }),
);
const ModelsSchema = v.array(
  v.object({
    name: v.string(),
    /** The data doesn't confirm that it was sold that year. Such models are listed last. */
    doubtful: v.boolean(),
  }),
);

const selector = { method: 'GET', encoding: 'query', auth: 'none' } as const;

/** Lists the model years, classics included (docs/decisions.md §3). */
export const stickerYears = endpoint({
  name: 'vehicle.sticker-years',
  summary: 'Model years, the newest first, classics included.',
  method: 'GET',
  path: '/api-cwa/get-stickeryear',
  aliases: ['/get-stickeryear'],
  encoding: 'none',
  auth: 'none',
  request: v.strictObject({}),
  answers: { 200: success('Years.', v.array(v.number())) },
});

/** Lists the makes of a model year (docs/decisions.md §3). */
export const stickerMakes = endpoint({
  ...selector,
  name: 'vehicle.sticker-makes',
  summary: 'Makes of a model year, mainstream makes first.',
  path: '/api-cwa/get-stickermakes',
  aliases: ['/get-stickermakes'],
  request: v.strictObject({ year }),
  answers: { 200: success('Makes; none for a year that is not there.', MakesSchema) },
});

/** Lists a make's models in a year (docs/decisions.md §3). */
export const stickerModels = endpoint({
  ...selector,
  name: 'vehicle.sticker-models',
  summary: 'Models of a make in a model year.',
  path: '/api-cwa/get-stickermodels',
  aliases: ['/get-stickermodels'],
  request: v.strictObject({ year, make: name }),
  answers: { 200: success('Models.', ModelsSchema) },
});

/** Lists a model's trims, or a classic model's series (docs/decisions.md §3). */
export const stickerTrims = endpoint({
  ...selector,
  name: 'vehicle.sticker-trims',
  summary: 'Trims of a model; the series of a classic one.',
  path: '/api-cwa/get-stickertrims',
  aliases: ['/get-stickertrims'],
  request: v.strictObject({ year, make: name, model: name }),
  answers: {
    200: success('Trims; most models have none, and going on without one always works.', v.array(v.string())),
  },
});

/** Lists the makes of one year or all years (docs/decisions.md §3). */
export const makes = endpoint({
  ...selector,
  name: 'vehicle.makes',
  summary: 'Makes of a model year, or of all years.',
  path: '/api-cwa/get-makes',
  aliases: ['/get-makes'],
  request: v.strictObject({ year: v.optional(year) }),
  answers: { 200: success('Makes.', MakesSchema) },
});

/** Lists a make's models in one year or all years (docs/decisions.md §3). */
export const models = endpoint({
  ...selector,
  name: 'vehicle.models',
  summary: 'Models of a make in a model year, or in all years.',
  path: '/api-cwa/get-models',
  aliases: ['/get-models'],
  request: v.strictObject({ make: name, year: v.optional(year) }),
  answers: { 200: success('Models.', ModelsSchema) },
});

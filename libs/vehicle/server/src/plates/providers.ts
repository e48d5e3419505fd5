import type { PlateMatch } from '@vinlore/vehicle-domain';
import * as v from 'valibot';
import { type PlateProvider, providedVinSchema, wordsSchema, yearSchema } from './ask-provider.ts';

/** A provider's API key and base URL; tests point it at a fake. */
export interface ProviderAccess {
  readonly key: string;
  readonly base?: string;
}

const common = {
  vin: providedVinSchema,
  year: yearSchema,
  make: wordsSchema,
  model: wordsSchema,
  trim: wordsSchema,
};

const AutoDevSchema = v.object(common);

/** auto.dev, "Plate-to-VIN": GET /plate/{state}/{plate}, bearer key, flat object; 404 for an unknown plate. */
export function autoDev({ key, base = 'https://api.auto.dev' }: ProviderAccess): PlateProvider {
  return {
    name: 'auto.dev',
    base,
    request: ({ region, plate }) =>
      new Request(`${base}/plate/${region}/${plate}`, {
        headers: { authorization: `Bearer ${key}`, accept: 'application/json' },
      }),
    read(body) {
      const parsed = v.safeParse(AutoDevSchema, body);
      return parsed.success ? { ...parsed.output, color: null } : null;
    },
  };
}

const PlateToVinSchema = v.variant('success', [
  v.object({
    success: v.literal(true),
    vin: v.object({
      ...common,
      color: v.nullish(
        v.union([
          v.pipe(
            v.object({ name: wordsSchema }),
            v.transform(({ name }) => name),
          ),
          wordsSchema,
        ]),
      ),
    }),
  }),
  v.object({ success: v.literal(false), message: v.string() }),
]);

/**
 * PlateToVIN: POST {state, plate} with the raw key; the year is a string; failures are `success: false` with a message.
 */
export function plateToVin({ key, base = 'https://platetovin.com' }: ProviderAccess): PlateProvider {
  return {
    name: 'PlateToVIN',
    base,
    request: ({ region, plate }) =>
      new Request(`${base}/api/convert`, {
        method: 'POST',
        headers: { authorization: key, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ state: region, plate }),
      }),
    read(body) {
      const parsed = v.safeParse(PlateToVinSchema, body);
      if (!parsed.success) return null;
      if (!parsed.output.success) return saysNotFound(parsed.output.message) ? 'not-found' : null;
      const { color, ...vehicle } = parsed.output.vin;
      return { ...vehicle, color: color ?? null };
    },
  };
}

const CarsXeSchema = v.variant('success', [
  v.object({ success: v.literal(true), ...common, registration_year: yearSchema, color: wordsSchema }),
  v.object({ success: v.literal(false), message: v.nullish(v.string(), ''), error: v.nullish(v.string(), '') }),
]);

/** CarsXE, plate decoder: GET with the key in the query; the year is a string; failures may have status 200. */
export function carsXe({ key, base = 'https://api.carsxe.com' }: ProviderAccess): PlateProvider {
  return {
    name: 'CarsXE',
    base,
    request: ({ country, region, plate }) => {
      const query = new URLSearchParams({ key, plate, state: region, country, format: 'json' });
      return new Request(`${base}/v2/platedecoder?${query.toString()}`, { headers: { accept: 'application/json' } });
    },
    read(body): PlateMatch | 'not-found' | null {
      const parsed = v.safeParse(CarsXeSchema, body);
      if (!parsed.success) return null;
      const answer = parsed.output;
      if (!answer.success) return saysNotFound(`${answer.message} ${answer.error}`) ? 'not-found' : null;
      const { vin, make, model, trim, color } = answer;
      return { vin, year: answer.year ?? answer.registration_year, make, model, trim, color };
    },
  };
}

/** Whether a failure message is about the plate rather than the key, the credit, or the service. */
function saysNotFound(message: string): boolean {
  return /not found|not supported|no (results?|data|record|vehicle|match)|invalid (licen[cs]e|plate|state)/i.test(
    message,
  );
}

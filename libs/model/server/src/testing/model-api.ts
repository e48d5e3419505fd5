import { brandsByHost } from '@vinlore/brand';
import { createApi, createLogger } from '@vinlore/server-kit';
import { NO_LIMITS, OPEN_GATES, testBrand } from '@vinlore/testing-node';
import type { DecodedVehicle } from '@vinlore/vehicle-domain';
import type { FactsReader } from '../facts-reader.ts';
import { createModelModule } from '../model-module.ts';

/** The only VIN that the stand-in decodes. */
export const VIN = '2HGFC2F59JH000000';

/** Stand-in for the decoder, which has its own tests. */
function decode(vin: string): DecodedVehicle {
  const known = vin.startsWith('2HG');
  return {
    vin,
    year: known ? 2018 : null,
    make: known ? 'HONDA' : null,
    model: known ? 'Civic' : null,
    trim: known ? 'LX' : null,
    fullName: known ? '2018 Honda Civic' : '',
    elements: known ? { 'Body Class': 'Sedan/Saloon', Trim: 'LX' } : {},
    errorCodes: [0],
    errorText: '',
    checkDigit: 'agrees',
    suggestions: known ? [{ vin: VIN, positions: [17] }] : [],
    source: { name: 'NHTSA vPIC', asOf: '2025-01-31' },
  };
}

/** Sets up the model module behind the API. */
export async function createModelApi(facts: FactsReader) {
  const api = await createApi({
    modules: [createModelModule({ decode, facts })],
    brandOfHost: brandsByHost([testBrand({ key: 'one' })]),
    authenticator: {
      actorOfToken: () => Promise.resolve(null),
      ...OPEN_GATES,
    },
    log: createLogger('silent'),
    ...NO_LIMITS,
  });
  let caller = 0;
  return {
    ask: async (query: string, address = `198.51.100.${++caller}`) => {
      const host = 'one.localhost';
      const request = new Request(`http://${host}/api/model-facts?${query}`, { headers: { host } });
      const response = await api.request(request, {}, { incoming: { socket: { remoteAddress: address } } });
      return { ...((await response.json()) as { message?: string; data: unknown }), status: response.status };
    },
  };
}

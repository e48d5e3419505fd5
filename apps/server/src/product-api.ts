import { createApi, createV1, openGeoFile, type PlaceReader, placeReader } from '@vinlore/server-kit';
import { isSecure, type Product } from './product.ts';

/**
 * Locates visitors, for calls and pages alike, so that a page and the resulting order use the same location.
 *
 * @throws GeoFileError if GEO_FILE can't be used
 */
export const placesOf = ({ config }: Pick<Product, 'config'>): PlaceReader =>
  placeReader({
    trustProxy: config.TRUST_PROXY,
    countryHeader: config.GEO_COUNTRY_HEADER,
    regionHeader: config.GEO_REGION_HEADER,
    geoFile: config.GEO_FILE === null ? null : openGeoFile(config.GEO_FILE),
  });

/**
 * The product's API: all modules with all security checks, and the public API `/v1`. The server serves it; security
 * tests call it in process.
 *
 * @throws GeoFileError if GEO_FILE can't be used
 */
export async function createProductApi(
  product: Product,
  onAnswer?: (row: string, status: number, seconds: number) => void,
  placeOf: PlaceReader = placesOf(product),
): ReturnType<typeof createApi> {
  const { config, modules, brandOfHost, authenticator, sharedLimit, askSecond, security, log, database } = product;
  const common = { modules, brandOfHost, log, sharedLimit, security, trustProxy: config.TRUST_PROXY };
  const answered = onAnswer && { onAnswer };
  const api = await createApi({
    ...common,
    authenticator,
    secure: isSecure(config),
    publicUrl: config.PUBLIC_URL,
    requestsPerMinute: config.API_REQUESTS_PER_MINUTE,
    askSecond,
    replica: database.replica,
    placeOf,
    ...answered,
  });
  const { apiKeys: keys, idempotency, testsOf, origin: originOf } = product;
  const v1 = await createV1({ ...common, keys, idempotency, testsOf, originOf, ...answered });
  api.all('/v1/*', (c) => v1.fetch(c.req.raw, c.env));
  return api;
}

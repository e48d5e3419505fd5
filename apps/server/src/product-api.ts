import { createApi, openGeoFile, type PlaceReader, placeReader } from '@vinlore/server-kit';
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
 * The product's API: all modules with all security checks. The server serves it; security tests call it in process.
 *
 * @throws GeoFileError if GEO_FILE can't be used
 */
export function createProductApi(
  product: Product,
  onAnswer?: (row: string, status: number, seconds: number) => void,
  placeOf: PlaceReader = placesOf(product),
): ReturnType<typeof createApi> {
  const { config, modules, brandOfHost, authenticator, sharedLimit, askSecond, security, log, database } = product;
  return createApi({
    modules,
    brandOfHost,
    authenticator,
    log,
    secure: isSecure(config),
    publicUrl: config.PUBLIC_URL,
    requestsPerMinute: config.API_REQUESTS_PER_MINUTE,
    trustProxy: config.TRUST_PROXY,
    sharedLimit,
    security,
    askSecond,
    replica: database.replica,
    placeOf,
    ...(onAnswer && { onAnswer }),
  });
}

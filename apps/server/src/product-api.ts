import { createApi, openGeoFile, type PlaceReader, placeReader } from '@vinlore/server-kit';
import { isSecure, type Product } from './product.ts';

/**
 * Says where visitors are, for calls and for pages: a page and the order that it leads to go by the same place.
 *
 * @throws GeoFileError where GEO_FILE cannot be used
 */
export const placesOf = ({ config }: Pick<Product, 'config'>): PlaceReader =>
  placeReader({
    trustProxy: config.TRUST_PROXY,
    countryHeader: config.GEO_COUNTRY_HEADER,
    regionHeader: config.GEO_REGION_HEADER,
    geoFile: config.GEO_FILE === null ? null : openGeoFile(config.GEO_FILE),
  });

/**
 * The API of the product: all its modules behind all its walls. The server serves it; tests of the walls ask it in process.
 *
 * @throws GeoFileError where GEO_FILE cannot be used
 */
export function createProductApi(
  product: Product,
  onAnswer?: (row: string, status: number, seconds: number) => void,
  placeOf: PlaceReader = placesOf(product),
): ReturnType<typeof createApi> {
  const { config, modules, brandOfHost, authenticator, sharedLimit, askSecond, security, log } = product;
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
    placeOf,
    ...(onAnswer && { onAnswer }),
  });
}

import { createApi } from '@vinlore/server-kit';
import { isSecure, type Product } from './product.ts';

/** The API of the product: all its slices behind all its walls. The server serves it; tests of the walls ask it in process. */
export function createProductApi(
  product: Product,
  onAnswer?: (row: string, status: number, seconds: number) => void,
): ReturnType<typeof createApi> {
  const { config, slices, brandOfHost, authenticator, sharedLimit, log } = product;
  return createApi({
    slices,
    brandOfHost,
    authenticator,
    log,
    secure: isSecure(config),
    requestsPerMinute: config.API_REQUESTS_PER_MINUTE,
    trustProxy: config.TRUST_PROXY,
    sharedLimit,
    ...(onAnswer && { onAnswer }),
  });
}

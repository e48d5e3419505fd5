import type { IncomingMessage } from 'node:http';
import { createApiClient } from '@vinlore/api-client';
import { type Brand, type Language, LANGUAGE_COOKIE, siteIdentifier } from '@vinlore/brand';
import type { Call } from '@vinlore/contract';
import { answerInProcess, type createApi, type PlaceReader } from '@vinlore/server-kit';

/** A visitor whom a page is made for. */
export interface PageVisitor {
  /** The address that the calls of the page are limited by. */
  readonly address: string;
  /** What they sent, of which calls get no header: only the place that it tells. */
  readonly request: Pick<IncomingMessage, 'headers' | 'socket'>;
}

/** Calls the API in this process on behalf of a visitor of the brand who reads that language. */
export type CallAs = (brand: Brand, language: Language, visitor: PageVisitor) => Call;

/** Lets pages call the API in this process; `placeOf` is what the API itself finds the place of a call by. */
export const createCallAs =
  (api: Awaited<ReturnType<typeof createApi>>, placeOf: PlaceReader): CallAs =>
  (brand, language, { address, request: { headers, socket } }) => {
    const header = (name: string) => {
      const value = headers[name];
      return Array.isArray(value) ? value.join(', ') : value;
    };
    const placeOfVisitor = () => placeOf({ socketAddress: socket.remoteAddress, header, clientAddress: address });
    return createApiClient({
      base: 'http://in-process',
      site: siteIdentifier(brand),
      headers: { host: siteIdentifier(brand), cookie: `${LANGUAGE_COOKIE}=${language}` },
      timeoutMs: null,
      fetch: async (url, init) => answerInProcess(await api.request(url, init, { visitor: address, placeOfVisitor })),
    });
  };

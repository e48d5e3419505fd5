import type { IncomingMessage } from 'node:http';
import { createApiClient } from '@vinlore/api-client';
import { type Brand, type Language, LANGUAGE_COOKIE, siteIdentifier } from '@vinlore/brand';
import type { Call } from '@vinlore/contract';
import { answerInProcess, type createApi, type PlaceReader } from '@vinlore/server-kit';

/** The visitor a page is rendered for. */
export interface PageVisitor {
  /** IP address for rate limiting the page's calls. */
  readonly address: string;
  /** Their headers, which calls don't get: only used to derive the location. */
  readonly request: Pick<IncomingMessage, 'headers' | 'socket'>;
}

/** Calls the API in this process on behalf of the brand's visitor, in that language. */
export type CallAs = (brand: Brand, language: Language, visitor: PageVisitor) => Call;

/** Lets pages call the API in this process; `placeOf` is the API's own way to locate a call. */
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

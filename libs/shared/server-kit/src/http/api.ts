import { randomUUID } from 'node:crypto';
import { type Brand, type BrandOfHost, chosenLanguage, cookieDomain } from '@vinlore/brand';
import { type Endpoint, failed, pathsOf, REQUEST_ID_HEADER } from '@vinlore/contract';
import { createTranslator, type Language, loadMessages, type Translator } from '@vinlore/i18n';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Authenticator } from '../context.ts';
import { kitMessages } from '../messages/index.ts';
import type { PlaceReader } from '../places/place.ts';
import type { Handler, Slice } from '../slice.ts';
import { envelopeAnswer, failureAnswer, successAnswer } from './answers.ts';
import { clientAddressReader } from './client-address.ts';
import { cookiesOf } from './cookies.ts';
import { crossOrigin } from './cors.ts';
import { admit, checkSite, checkXsrf } from './guards.ts';
import { generalLimit, perMinute, tooMany } from './limits.ts';
import { readInput } from './read-input.ts';
import { type ApiContext, type HeaderReader, type NodeBindings, requestHeaders } from './request-headers.ts';
import type { SharedLimit } from './shared-limit.ts';

/** What the API is made of. */
export interface ApiOptions {
  readonly slices: readonly Slice[];
  readonly brandOfHost: BrandOfHost;
  readonly authenticator: Authenticator;
  readonly log: Logger;
  /** Whether visitors reach us over TLS. */
  readonly secure: boolean;
  /** General limit per client address; 0 for none. */
  readonly requestsPerMinute: number;
  readonly trustProxy: readonly string[];
  /** Counts the rows that say `sharedLimit`; absent where one process is all there is, as in tests of a slice. */
  readonly sharedLimit?: SharedLimit;
  /** Says where visitors are; absent where nobody knows. */
  readonly placeOf?: PlaceReader;
  /** Told of every answered call, for the metrics. */
  readonly onAnswer?: (row: string, status: number, seconds: number) => void;
}

/** What is decided of every request before its row matters. */
interface Arrival {
  readonly brand: Brand;
  readonly text: Translator;
  readonly requestId: string;
  readonly header: HeaderReader;
}

/**
 * Builds the API of all slices: one route per path of each row, and the same stack before every handler
 * (host → site → limits → XSRF → access → shared limits → input), so that a handler only ever sees what its row promises.
 */
export async function createApi(options: ApiOptions): Promise<Hono<{ Bindings: NodeBindings }>> {
  const { slices, brandOfHost, secure } = options;
  const cors = crossOrigin(brandOfHost, secure);
  const catalogues = [kitMessages, ...slices.flatMap((slice) => slice.messages ?? [])];
  const translators: Record<Language, Translator> = {
    en: createTranslator('en', await loadMessages(catalogues, 'en')),
    es: createTranslator('es', await loadMessages(catalogues, 'es')),
  };
  const serveRow = rowServer(options);
  const api = new Hono<{ Bindings: NodeBindings }>();
  const methods = new Map<string, string[]>();

  const arriving = (answer: (c: ApiContext, arrival: Arrival) => Response | Promise<Response>) => (c: ApiContext) => {
    const header = requestHeaders(c);
    const brand = brandOfHost(header('host'));
    const requestId = randomUUID();
    if (!brand) return envelopeAnswer(421, failed('This host is not served here.', requestId), requestId);
    const text = translators[chosenLanguage(header('cookie')) ?? brand.language];
    const answered = answer(c, { brand, text, requestId, header });
    return brand.api === 'same-origin' ? answered : forPages(answered, { brand, header });
  };

  const forPages = async (
    answered: Response | Promise<Response>,
    { brand, header }: Pick<Arrival, 'brand' | 'header'>,
  ) => {
    const response = await answered;
    const more = cors.headers({ brand, origin: header('origin'), host: header('host') });
    for (const [name, value] of Object.entries(more)) response.headers.append(name, value);
    return response;
  };

  /** Another method than the row's; of a brand whose API stands under `app.` a browser may ask what its pages may do. */
  const otherMethod = (c: ApiContext, { brand, text, requestId, header }: Arrival, method: string): Response => {
    const asked = { brand, origin: header('origin'), host: header('host') };
    const allowed = brand.api === 'app' && c.req.method === 'OPTIONS' ? cors.preflight(asked, method) : null;
    if (allowed) return new Response(null, { status: 204, headers: { ...allowed, [REQUEST_ID_HEADER]: requestId } });
    return envelopeAnswer(405, failed(text.t('kit.method', { method }), requestId), requestId, { allow: method });
  };

  for (const slice of slices) {
    for (const [key, row] of Object.entries(slice.contract)) {
      const serve = arriving(serveRow(row, slice.handlers[key] as unknown as Handler));
      for (const path of pathsOf(row)) {
        api.on(row.method, path, serve);
        methods.set(path, [...(methods.get(path) ?? []), row.method]);
      }
    }
  }
  // Rows alone are routes: with one handler to a request Hono calls it directly, which is a third of its work.
  api.notFound(
    arriving((c, arrival) => {
      const allowed = methods.get(c.req.path);
      if (allowed) return otherMethod(c, arrival, allowed.join(', '));
      const { text, requestId } = arrival;
      return envelopeAnswer(404, failed(text.t('kit.notFound'), requestId), requestId);
    }),
  );
  return api;
}

/** Makes, for each row and its handler, what answers a request of that row. */
function rowServer(options: ApiOptions) {
  const { authenticator, brandOfHost, log, secure, sharedLimit, placeOf, onAnswer } = options;
  const general = generalLimit(options.requestsPerMinute);
  const addressOf = clientAddressReader(options.trustProxy);

  return (row: Endpoint, handler: Handler) => {
    const attempts = row.attemptsPerMinute === undefined ? null : perMinute(row.attemptsPerMinute);
    const shared = row.sharedLimit ? sharedLimit : undefined;
    return async (c: ApiContext, { brand, text, requestId, header }: Arrival): Promise<Response> => {
      const started = performance.now();
      const setCookies: string[] = [];
      const cookies = cookiesOf(
        header('cookie'),
        secure,
        (value) => setCookies.push(value),
        cookieDomain(brand, header('host')),
      );
      const socketAddress = c.env?.incoming?.socket?.remoteAddress;
      const clientAddress = addressOf(socketAddress, header('x-forwarded-for'));
      const visit = { method: c.req.method, header, brand, text, cookies };
      let response: Response;
      try {
        await general.spend(clientAddress, text);
        checkSite(visit, brandOfHost);
        await attempts?.spend(`${brand.key} ${clientAddress}`, text);
        checkXsrf(row, visit, authenticator);
        const actor = await admit(row, visit, authenticator);
        if (shared) {
          const attempt = { row, brand, address: clientAddress, account: actor?.accountId ?? null };
          const wait = await shared.spend(attempt);
          if (wait > 0) throw tooMany(wait, text);
        }
        const input = await readInput(row, c.req.raw, header, text);
        let own: Logger | undefined;
        const context = {
          requestId,
          brand,
          text,
          actor,
          clientAddress,
          userAgent: (header('user-agent') ?? '').slice(0, 512),
          get place() {
            return placeOf?.({ socketAddress, header, clientAddress }) ?? null;
          },
          cookies,
          // Made when a handler has something to say: most have not.
          get log() {
            return (own ??= log.child({ requestId }));
          },
        };
        const result: unknown = await handler(input, context as Parameters<Handler>[1]);
        response = successAnswer(result, requestId, log);
      } catch (error) {
        response = failureAnswer(error, requestId, text, log);
      }
      for (const value of setCookies) response.headers.append('set-cookie', value);
      const seconds = (performance.now() - started) / 1000;
      onAnswer?.(row.name, response.status, seconds);
      if (log.isLevelEnabled('debug')) {
        const ms = Math.round(seconds * 1000);
        log.debug({ requestId, row: row.name, brand: brand.key, status: response.status, ms }, 'answered');
      }
      return response;
    };
  };
}

import { randomUUID } from 'node:crypto';
import type { Brand, BrandOfHost } from '@vinlore/brand';
import { failed, pathsOf, REQUEST_ID_HEADER, succeeded } from '@vinlore/contract';
import { createTranslator, type Language, loadMessages, type Translator } from '@vinlore/i18n';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { Authenticator } from '../context.ts';
import { kitMessages } from '../messages/index.ts';
import { Refusal } from '../refusal.ts';
import { FileReply, type Handler, Reply, type Slice, StreamReply } from '../slice.ts';
import { clientAddressReader } from './client-address.ts';
import { cookiesOf } from './cookies.ts';
import { admit, checkSite, checkXsrf } from './guards.ts';
import { generalLimit, perMinute } from './limits.ts';
import { readInput } from './read-input.ts';
import { streamAnswer } from './stream-answer.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

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
  /** Told of every answered call, for the metrics. */
  readonly onAnswer?: (row: string, status: number, seconds: number) => void;
}

/** What @hono/node-server hands over of the connection; absent when called in a test without a socket. */
interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } };
}
type ApiContext = Context<{ Bindings: NodeBindings }>;

const JSON_TYPE = 'application/json; charset=utf-8';

function answer(status: number, body: object, requestId: string, more: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-store', [REQUEST_ID_HEADER]: requestId, ...more },
  });
}

function fileAnswer(reply: FileReply, requestId: string): Response {
  return new Response(new Uint8Array(reply.bytes), {
    headers: {
      'content-type': reply.type,
      'content-disposition': `${reply.disposition}; filename="${reply.name.replace(/[^\w.-]+/g, '-')}"`,
      'cache-control': 'private, no-store',
      [REQUEST_ID_HEADER]: requestId,
    },
  });
}

/** Turns whatever a call ended with into an answer for people. */
function failure(error: unknown, requestId: string, text: Translator, log: Logger): Response {
  if (error instanceof Refusal) {
    const retry = error.retryAfter === undefined ? undefined : { 'retry-after': String(error.retryAfter) };
    return answer(error.status, failed(error.message, requestId, error.data), requestId, retry);
  }
  if (isDatabaseUnavailable(error)) {
    log.error({ requestId, err: error }, 'the database does not answer');
    return answer(503, failed(text.t('kit.unavailable'), requestId), requestId, { 'retry-after': '1' });
  }
  log.error({ requestId, err: error }, 'a call broke');
  return answer(500, failed(text.t('kit.broken', { requestId }), requestId), requestId);
}

/**
 * Builds the API of all slices: one route per path of each row, and the same stack before every handler
 * (host → site → limits → XSRF → access → input), so that a handler only ever sees what its row promises.
 */
export async function createApi(options: ApiOptions): Promise<Hono<{ Bindings: NodeBindings }>> {
  const { slices, brandOfHost, authenticator, log } = options;
  const catalogues = [kitMessages, ...slices.flatMap((slice) => slice.messages ?? [])];
  const translators: Record<Language, Translator> = {
    en: createTranslator('en', await loadMessages(catalogues, 'en')),
    es: createTranslator('es', await loadMessages(catalogues, 'es')),
  };
  const general = generalLimit(options.requestsPerMinute);
  const addressOf = clientAddressReader(options.trustProxy);
  const api = new Hono<{ Bindings: NodeBindings }>();
  const methods = new Map<string, string[]>();

  const withBrand = (c: ApiContext, then: (brand: Brand, text: Translator, requestId: string) => Promise<Response>) => {
    const brand = brandOfHost(c.req.header('host'));
    const requestId = randomUUID();
    return brand
      ? then(brand, translators[brand.language], requestId)
      : Promise.resolve(answer(421, failed('This host is not served here.', requestId), requestId));
  };

  for (const slice of slices) {
    for (const [key, row] of Object.entries(slice.contract)) {
      const handler = slice.handlers[key] as unknown as Handler;
      const attempts = row.attemptsPerMinute === undefined ? null : perMinute(row.attemptsPerMinute);
      const serve = (c: ApiContext) =>
        withBrand(c, async (brand, text, requestId) => {
          const started = performance.now();
          const setCookies: string[] = [];
          const cookies = cookiesOf(c.req.header('cookie'), options.secure, (value) => setCookies.push(value));
          const request = c.req.raw;
          const address = addressOf(c.env?.incoming?.socket?.remoteAddress, c.req.header('x-forwarded-for'));
          const visit = { request, brand, text, cookies };
          let response: Response;
          try {
            await general.spend(address, text);
            checkSite(visit, brandOfHost);
            await attempts?.spend(`${brand.key} ${address}`, text);
            checkXsrf(row, visit, authenticator);
            const actor = await admit(row, visit, authenticator);
            const input = await readInput(row, request, text);
            const context = {
              requestId,
              brand,
              text,
              actor,
              clientAddress: address,
              cookies,
              log: log.child({ requestId }),
            };
            const result: unknown = await handler(input, context as Parameters<Handler>[1]);
            if (result instanceof FileReply) response = fileAnswer(result, requestId);
            else if (result instanceof StreamReply) response = streamAnswer(result, requestId, log);
            else if (result instanceof Reply) response = answer(200, succeeded(result.data, result.message), requestId);
            else response = answer(200, succeeded(result ?? null), requestId);
          } catch (error) {
            response = failure(error, requestId, text, log);
          }
          for (const value of setCookies) response.headers.append('set-cookie', value);
          const seconds = (performance.now() - started) / 1000;
          options.onAnswer?.(row.name, response.status, seconds);
          log.debug(
            { requestId, row: row.name, brand: brand.key, status: response.status, ms: Math.round(seconds * 1000) },
            'answered',
          );
          return response;
        });
      for (const path of pathsOf(row)) {
        api.on(row.method, path, serve);
        methods.set(path, [...(methods.get(path) ?? []), row.method]);
      }
    }
  }
  // After all rows: two of them may share a path by different methods.
  for (const [path, allowed] of methods) {
    const method = allowed.join(', ');
    api.all(path, (c) =>
      withBrand(c, async (_brand, text, requestId) =>
        answer(405, failed(text.t('kit.method', { method }), requestId), requestId, { allow: method }),
      ),
    );
  }
  api.all('*', (c) =>
    withBrand(c, async (_brand, text, requestId) => answer(404, failed(text.t('kit.notFound'), requestId), requestId)),
  );
  return api;
}

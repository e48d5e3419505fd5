import { randomUUID } from 'node:crypto';
import { type Brand, type BrandOfHost, isDeskHost } from '@vinlore/brand';
import {
  IDEMPOTENCY_HEADER,
  openApiV1,
  type ProblemCode,
  PROBLEMS,
  REQUEST_ID_HEADER,
  VERSION_HEADER,
} from '@vinlore/contract';
import { asCall, forBrand } from '@vinlore/database';
import { createTranslator, type Language, loadMessages, type Translator } from '@vinlore/i18n';
import { Hono } from 'hono';
import { clientAddressReader } from '../client/client-address.ts';
import { type ApiContext, type NodeBindings, requestHeaders } from '../client/request-headers.ts';
import { kitMessages } from '../messages/index.ts';
import type { ServerModule } from '../server-module.ts';
import { languageOf } from './language-of.ts';
import { ApiProblem, problemAnswer } from './problem.ts';
import { problemPage } from './problem-page.ts';
import { type Arrival, CROSS_ORIGIN, type OperationDeps, operationServer } from './serve-operation.ts';
import type { ServedOperation } from './served-operation.ts';

/** Dependencies of `/v1`. */
export interface V1Deps extends OperationDeps {
  readonly brandOfHost: BrandOfHost;
  readonly trustProxy: readonly string[];
}

/** How long a browser may cache a preflight, in seconds. */
const PREFLIGHT_SECONDS = 86_400;

/**
 * Builds `/v1`: one route per operation, and the same checks before every handler (host → key → address and origin →
 * scope → limit per minute → monthly budget → version → input → idempotency).
 *
 * @throws Error if two operations have the same id, or method and path
 */
export async function createV1(deps: V1Deps): Promise<Hono<{ Bindings: NodeBindings }>> {
  const { modules, brandOfHost, originOf, log, trustProxy } = deps;
  const catalogues = [kitMessages, ...modules.flatMap(({ messages }) => messages ?? [])];
  const translators: Record<Language, Translator> = {
    en: createTranslator('en', await loadMessages(catalogues, 'en')),
    es: createTranslator('es', await loadMessages(catalogues, 'es')),
  };
  const addressOf = clientAddressReader(trustProxy);
  const v1 = new Hono<{ Bindings: NodeBindings }>();
  const serveOperation = operationServer(deps);
  const refusal = (problem: ApiProblem, { brand, text, requestId }: Arrival) =>
    problemAnswer(problem, { requestId, origin: originOf(brand), text, log });
  const ids = new Set<string>();
  const methods = new Map<string, string[]>();

  const arriving = (answer: (c: ApiContext, arrival: Arrival) => Promise<Response>) => async (c: ApiContext) => {
    const header = requestHeaders(c);
    const requestId = randomUUID();
    const brand = brandOfHost(header('host'));
    const text = translators[languageOf(header('accept-language')) ?? brand?.language ?? 'en'];
    const socketAddress = c.env?.incoming?.socket?.remoteAddress;
    const address = c.env?.visitor ?? addressOf(socketAddress, header('x-forwarded-for'));
    if (!brand || isDeskHost(brand, header('host')))
      return problemAnswer(new ApiProblem('wrong-host', text.t('kit.v1Host')), { requestId, origin: '', text, log });
    return asCall(() => forBrand(brand.key, () => answer(c, { brand, text, requestId, header, address })));
  };

  for (const operation of operationsOf(modules)) {
    const { id, method } = operation.row;
    const path = operation.row.path.replaceAll(/\{(\w+)\}/g, ':$1');
    if (ids.has(id) || methods.get(path)?.includes(method)) throw new Error(`The operation ${id} is there twice.`);
    ids.add(id);
    methods.set(path, [...(methods.get(path) ?? []), method]);
    v1.on(method, path, arriving(serveOperation(operation)));
  }
  for (const [path, allowed] of methods) {
    const allow = allowed.join(', ');
    v1.all(
      path,
      arriving(async (c, arrival) => {
        if (c.req.method === 'OPTIONS') return preflight(allow, arrival.requestId);
        const words = arrival.text.t('kit.method', { method: allow });
        return refusal(new ApiProblem('method-not-allowed', words, { headers: { allow } }), arrival);
      }),
    );
  }
  const documents = new Map<string, string>();
  v1.get(
    '/v1/openapi.json',
    arriving(async (_c, { brand, requestId }) => {
      const server = originOf(brand);
      const document =
        documents.get(server) ??
        JSON.stringify(
          openApiV1(
            operationsOf(modules).map(({ row }) => row),
            { ...aboutOf(brand), server },
          ),
        );
      documents.set(server, document);
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'public, max-age=300',
        'access-control-allow-origin': '*',
        [REQUEST_ID_HEADER]: requestId,
      };
      return new Response(document, { headers });
    }),
  );
  v1.get(
    '/v1/errors/:code',
    arriving(async (c, arrival) => {
      const code = c.req.param('code') as ProblemCode;
      if (!Object.hasOwn(PROBLEMS, code))
        return refusal(new ApiProblem('not-found', arrival.text.t('kit.v1Path')), arrival);
      const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=300' };
      return new Response(problemPage(code), { headers });
    }),
  );
  v1.notFound(
    arriving(async (_c, arrival) => refusal(new ApiProblem('not-found', arrival.text.t('kit.v1Path')), arrival)),
  );
  return v1;
}

const aboutOf = ({ name }: Brand) => ({
  title: `${name} API`,
  description: `Decode vehicles, and get their recalls, reports, and window stickers. Send a key as bearer token; test keys (\`vl_test_…\`) are free. Errors are \`application/problem+json\` (RFC 9457).`,
});

/** All operations, in the order of their modules. */
export const operationsOf = (modules: readonly ServerModule[]): readonly ServedOperation[] =>
  modules.flatMap(({ operations }) => operations);

/** A browser asks before a script of a website calls; which websites may, the key says. */
function preflight(methods: string, requestId: string): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...CROSS_ORIGIN,
      'access-control-allow-methods': methods,
      'access-control-allow-headers': `authorization, content-type, accept-language, ${IDEMPOTENCY_HEADER}, ${VERSION_HEADER}`,
      'access-control-max-age': String(PREFLIGHT_SECONDS),
      [REQUEST_ID_HEADER]: requestId,
    },
  });
}

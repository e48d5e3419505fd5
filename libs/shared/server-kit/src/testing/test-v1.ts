import { brandsByHost } from '@vinlore/brand';
import { endpoint, listOf, operation, pageFields, refusal, success } from '@vinlore/contract';
import { testBrand } from '@vinlore/testing-node';
import * as v from 'valibot';
import { createLogger } from '../logging.ts';
import { Refusal, refuse } from '../refusal.ts';
import { defineModule, FileReply, StreamReply } from '../server-module.ts';
import type { ApiKey } from '../v1/api-key.ts';
import { createV1, type V1Deps } from '../v1/create-v1.ts';
import type { IdempotencyStore, KeptAnswer } from '../v1/idempotency.ts';
import { served } from '../v1/served-operation.ts';

const thing = v.object({ object: v.literal('thing'), id: v.string(), owner: v.string(), more: v.optional(v.string()) });

const rows = {
  retrieve: operation({
    id: 'things.retrieve',
    summary: 'Returns a thing.',
    method: 'GET',
    path: '/v1/things/{id}',
    scope: 'vehicles:read',
    publishable: true,
    expand: ['more'],
    request: v.strictObject({ id: v.pipe(v.string(), v.maxLength(10)) }),
    answer: success('The thing.', thing),
    example: { request: { id: 'a' } },
  }),
  list: operation({
    id: 'things.list',
    summary: 'Lists things.',
    method: 'GET',
    path: '/v1/things',
    scope: 'reports:read',
    request: v.strictObject(pageFields),
    answer: success('The things.', listOf(thing)),
    example: { request: {} },
  }),
  create: operation({
    id: 'things.create',
    summary: 'Creates a thing.',
    method: 'POST',
    path: '/v1/things',
    scope: 'reports:write',
    request: v.strictObject({ name: v.pipe(v.string(), v.minLength(1)), size: v.optional(v.number()) }),
    answer: success('The thing.', thing),
    example: { request: { name: 'a' } },
  }),
  paper: operation({
    id: 'things.paper',
    summary: 'Returns a thing on paper.',
    method: 'GET',
    path: '/v1/things/{id}/pdf',
    scope: 'reports:read',
    request: v.strictObject({ id: v.string() }),
    answer: { description: 'PDF.', media: 'application/pdf' },
    example: { request: { id: 'a' } },
  }),
  echo: operation({
    id: 'things.echo',
    summary: 'Sends a stream back.',
    method: 'POST',
    path: '/v1/things/echo',
    scope: 'reports:read',
    streams: 'text/plain',
    request: v.strictObject({}),
    answer: { description: 'The same.', media: 'text/plain' },
    example: { request: {} },
  }),
};

/** A row that operations call in process. */
const invokedRow = endpoint({
  name: 't.invoked',
  summary: '',
  method: 'POST',
  path: '/api/invoked',
  encoding: 'json',
  auth: 'bearer',
  attemptsPerMinute: 1,
  request: v.strictObject({ id: v.pipe(v.string(), v.maxLength(5)) }),
  answers: { 200: success('', v.object({ owner: v.string() })), 402: refusal('') },
});

const actor = { accountId: 'acc', sessionId: '', email: 'mia@example.com', dealer: false, roles: [] };

/** A key of the brand `open`. */
const testKey = (facts: Partial<ApiKey> = {}): ApiKey => ({
  id: 'key',
  mode: 'live',
  kind: 'secret',
  scopes: ['vehicles:read', 'reports:read', 'reports:write'],
  addresses: [],
  origins: [],
  perMinute: 100,
  version: '2026-12-01',
  actor,
  ...facts,
});

/** Keeps answers in memory. */
function memoryIdempotency(): IdempotencyStore {
  const uses = new Map<string, { fingerprint: string; answer: KeptAnswer | null }>();
  const idOf = ({ key, value }: { key: string; value: string }) => `${key} ${value}`;
  return {
    begin: async (use) => {
      const kept = uses.get(idOf(use));
      if (!kept) {
        uses.set(idOf(use), { fingerprint: use.fingerprint, answer: null });
        return { kind: 'new' };
      }
      if (kept.fingerprint !== use.fingerprint) return { kind: 'other-request' };
      return kept.answer === null ? { kind: 'running' } : { kind: 'answered', answer: kept.answer };
    },
    keep: async (use, answer) => void uses.set(idOf(use), { fingerprint: use.fingerprint, answer }),
    release: async (use) => void uses.delete(idOf(use)),
  };
}

/** Creates `/v1` with the operations above; `ask` sends a request to it with the key `secret` unless told otherwise. */
export async function testV1(options: Partial<V1Deps> & { readonly key?: Partial<ApiKey>; budget?: number } = {}) {
  const key = testKey(options.key);
  const logged: string[] = [];
  const used: [operation: string, status: number][] = [];
  const made: string[] = [];
  let hold: Promise<void> = Promise.resolve();
  let spent = 0;
  const module = defineModule({
    name: 't',
    contract: { invokedRow },
    handlers: {
      invokedRow: ({ id }, { actor: caller }) =>
        id === 'poor' ? refuse(402, 'No credit is left.') : { owner: `${caller.email} ${id}` },
    },
    operations: [
      served(rows.retrieve, {
        live: async ({ id }, { invoke, expand }) => {
          if (id === 'broken') throw new Error('the secret detail');
          if (id === 'busy') throw new Refusal(503, 'Busy.', undefined, 7);
          const { owner } = await invoke(invokedRow, { id });
          return { object: 'thing' as const, id, owner, ...(expand.has('more') && { more: 'more' }) };
        },
        test: ({ id }) => ({ object: 'thing' as const, id, owner: 'test' }),
      }),
      served(rows.list, ({ limit }) => ({
        ...{ object: 'list' as const, has_more: false, next_cursor: null },
        data: [{ object: 'thing' as const, id: String(limit), owner: 'mia' }],
      })),
      served(rows.create, async ({ name }) => {
        made.push(name);
        await hold;
        if (name === 'broken') throw new Error('the secret detail');
        if (name === 'poor') return refuse(402, 'No credit is left.');
        return { object: 'thing' as const, id: `${name}${made.length}`, owner: 'mia' };
      }),
      served(rows.paper, ({ id }) => new FileReply(new Uint8Array([37, 80, 68, 70]), 'application/pdf', `${id}.pdf`)),
      served(rows.echo, (_input, { body }) => new StreamReply(body, 'text/plain')),
    ],
  });
  const v1 = await createV1({
    modules: [module],
    brandOfHost: brandsByHost([testBrand({ key: 'open' }), testBrand({ key: 'spanish', language: 'es' })]),
    keys: {
      find: async (brand, secret) => (brand === 'open' && secret === 'secret' ? key : null),
      spend: () => ({ over: options.budget !== undefined && ++spent > options.budget }),
      used: (_brand, _key, { operation: id, status }) => void used.push([id, status]),
    },
    idempotency: memoryIdempotency(),
    // The operations here make no objects.
    testsOf: () => ({}) as never,
    originOf: (brand) => `https://${brand.key}.example`,
    trustProxy: [],
    log: createLogger('error', { write: (line) => void logged.push(line) }),
    ...options,
  });
  const ask = async (
    path: string,
    {
      secret = 'secret',
      host = 'open.localhost',
      from = '198.51.100.1',
      headers,
      ...init
    }: RequestInit & { secret?: string | null; host?: string; from?: string; headers?: Record<string, string> } = {},
  ) => {
    const request = new Request(`http://${host}${path}`, {
      ...init,
      headers: { host, ...(secret !== null && { authorization: `Bearer ${secret}` }), ...headers },
      ...(init.body instanceof ReadableStream && { duplex: 'half' as const }),
    });
    const response = await v1.request(request, {}, { incoming: { socket: { remoteAddress: from } } });
    const text = await response.text();
    const isJson = text !== '' && /json/.test(response.headers.get('content-type') ?? '');
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the answers of tests
    const body = (isJson ? JSON.parse(text) : null) as any;
    return { status: response.status, headers: response.headers, text, body };
  };
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    ask(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  /** Makes creations wait until the returned function is called. */
  const pauseCreations = () => {
    let go = () => {};
    hold = new Promise((resolve) => (go = resolve));
    return () => go();
  };
  return { ask, post, logged, used, made, pauseCreations };
}

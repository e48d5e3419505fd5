import { brandsByHost } from '@vinlore/brand';
import { type Endpoint, endpoint, hostOf, RawInputSchema, refusal, success } from '@vinlore/contract';
import { testBrand } from '@vinlore/testing-node';
import * as v from 'valibot';
import type { Actor, Authenticator } from '../context.ts';
import { type ApiDeps, createApi } from '../http/api.ts';
import { createLogger } from '../logging.ts';
import { refuse } from '../refusal.ts';
import { defineModule, FileReply, Reply, StreamReply } from '../server-module.ts';

const plain = { auth: 'none', answers: { 200: success('What came in.', v.unknown()) } } as const;
const named = v.strictObject({ name: v.pipe(v.string(), v.minLength(1)), more: v.optional(v.unknown()) });
const nothing = v.strictObject({});

/** Rows of every encoding and access level, and some that fail. */
export const testContract = {
  json: endpoint({
    ...plain,
    name: 't.json',
    summary: '',
    method: 'POST',
    path: '/api/json',
    encoding: 'json',
    request: named,
  }),
  form: endpoint({
    ...plain,
    name: 't.form',
    summary: '',
    method: 'POST',
    path: '/api-cwa/form',
    aliases: ['/landing/form'],
    encoding: 'form',
    site: true,
    request: named,
  }),
  raw: endpoint({
    ...plain,
    name: 't.raw',
    summary: '',
    method: 'POST',
    path: '/api-cwa/raw',
    encoding: 'raw',
    signatureHeader: 't-signature',
    bodyLimit: 1_000,
    request: RawInputSchema,
  }),
  query: endpoint({
    ...plain,
    name: 't.query',
    summary: '',
    method: 'GET',
    path: '/api/same',
    encoding: 'query',
    request: named,
  }),
  vehicle: endpoint({
    ...plain,
    name: 't.vehicle',
    summary: '',
    method: 'GET',
    path: '/api/vehicle',
    encoding: 'query',
    request: v.strictObject({ vin: v.optional(v.string()), trim: v.optional(v.string(), '') }),
  }),
  twin: endpoint({
    ...plain,
    name: 't.twin',
    summary: '',
    method: 'POST',
    path: '/api/same',
    encoding: 'none',
    request: nothing,
  }),
  mine: endpoint({
    ...plain,
    name: 't.mine',
    summary: '',
    method: 'GET',
    path: '/api/mine',
    encoding: 'none',
    auth: 'bearer',
    request: nothing,
  }),
  proven: endpoint({
    ...plain,
    name: 't.proven',
    summary: '',
    method: 'POST',
    path: '/api/proven',
    encoding: 'json',
    auth: 'bearer',
    recentProof: { when: ({ name }) => name !== 'harmless', passwordField: 'more' },
    request: named,
  }),
  staff: endpoint({
    ...plain,
    name: 't.staff',
    summary: '',
    method: 'GET',
    path: '/api/staff',
    encoding: 'none',
    auth: 'staff',
    request: nothing,
  }),
  personal: endpoint({
    ...plain,
    name: 't.personal',
    summary: '',
    method: 'GET',
    path: '/api/personal',
    encoding: 'none',
    auth: 'staff',
    event: 'pii.read',
    request: nothing,
  }),
  staffAct: endpoint({
    ...plain,
    name: 't.staff-act',
    summary: '',
    method: 'POST',
    path: '/api/staff/act',
    encoding: 'none',
    auth: 'staff',
    request: nothing,
  }),
  both: endpoint({
    ...plain,
    name: 't.both',
    summary: '',
    method: 'POST',
    path: '/api/both',
    encoding: 'none',
    host: 'both',
    xsrf: true,
    request: nothing,
  }),
  gate: endpoint({
    ...plain,
    name: 't.gate',
    summary: '',
    method: 'GET',
    path: '/api/gate',
    encoding: 'none',
    auth: 'gate',
    request: nothing,
  }),
  xsrf: endpoint({
    ...plain,
    name: 't.xsrf',
    summary: '',
    method: 'POST',
    path: '/api/xsrf',
    encoding: 'none',
    xsrf: true,
    request: nothing,
  }),
  rare: endpoint({
    ...plain,
    name: 't.rare',
    summary: '',
    method: 'GET',
    path: '/api/rare',
    encoding: 'none',
    attemptsPerMinute: 2,
    request: nothing,
  }),
  shared: endpoint({
    ...plain,
    name: 't.shared',
    summary: '',
    method: 'GET',
    path: '/api/shared',
    encoding: 'none',
    attemptsPerMinute: 3,
    sharedLimit: true,
    request: nothing,
  }),
  file: endpoint({
    name: 't.file',
    summary: '',
    method: 'GET',
    path: '/api/file',
    encoding: 'none',
    auth: 'none',
    request: nothing,
    answers: { 200: { description: '', media: 'application/pdf' } },
  }),
  picture: endpoint({
    name: 't.picture',
    summary: '',
    method: 'GET',
    path: '/api/picture',
    encoding: 'none',
    auth: 'none',
    request: nothing,
    answers: { 200: { description: '', media: 'image/jpeg' } },
  }),
  place: endpoint({
    ...plain,
    name: 't.place',
    summary: '',
    method: 'GET',
    path: '/api/place',
    encoding: 'none',
    request: nothing,
  }),
  stream: endpoint({
    name: 't.stream',
    summary: '',
    method: 'GET',
    path: '/api/stream',
    encoding: 'query',
    auth: 'none',
    request: v.strictObject({ pieces: v.pipe(v.string(), v.transform(Number)), breaks: v.optional(v.string()) }),
    answers: { 200: { description: '', media: 'application/x-ndjson' } },
  }),
  refused: endpoint({
    name: 't.refused',
    summary: '',
    method: 'GET',
    path: '/api/refused',
    encoding: 'none',
    auth: 'none',
    request: nothing,
    answers: { 200: success('', v.null()), 422: refusal('Always.') },
  }),
  broken: endpoint({
    ...plain,
    name: 't.broken',
    summary: '',
    method: 'GET',
    path: '/api/broken',
    encoding: 'none',
    request: nothing,
  }),
};

/** Staff calls go to the desk's host unless a test specifies another one. */
const DESK_PATHS: ReadonlySet<string> = new Set(
  Object.values(testContract).flatMap((row: Endpoint) => (hostOf(row) === 'desk' ? [row.path] : [])),
);

const MEMBER: Actor = { accountId: 'a', sessionId: 's', email: 'mia@example.com', dealer: false, roles: [] };
const ACTORS: Readonly<Record<string, Actor>> = {
  member: MEMBER,
  staff: { ...MEMBER, roles: ['staff', 'owner'], secondFactor: true },
  'staff-without-factor': { ...MEMBER, roles: ['staff', 'owner'] },
  'staff-of-another-brand': { ...MEMBER, roles: ['staff', 'owner'], secondFactor: true, visiting: true },
  'staff-of-content': { ...MEMBER, roles: ['staff', 'content'], secondFactor: true },
};

/**
 * The brand `open` accepts the tokens in `ACTORS`; the cookie `gate=passed` passes the gate, and the header value
 * `right` passes the XSRF check.
 */
const authenticator: Authenticator = {
  actorOfToken: async (brandKey, token) => (brandKey === 'open' ? (ACTORS[token] ?? null) : null),
  // The password `right` is accepted as proof.
  demandProof: async (_call, password) => {
    if (password !== 'right') refuse(403, 'Confirm', { reason: 'recent-proof' });
  },
  passedGate: (_brandKey, cookies) => cookies.get('gate') === 'passed',
  xsrfMatches: (_cookies, header) => header === 'right',
};

/** Creates an API with the rows above and four brands; `ask` sends a request to it. */
export async function testApi(options: Partial<ApiDeps> & { readonly breakWith?: () => unknown } = {}) {
  const answered: [row: string, status: number][] = [];
  const logged: string[] = [];
  const streamed = { made: 0, ended: false };
  async function* pieces(count: number, breaks: boolean) {
    try {
      for (let piece = 0; piece < count; piece++) {
        streamed.made++;
        yield `${piece} ñ\n`;
      }
      if (breaks) throw new Error('the secret detail');
    } finally {
      streamed.ended = true;
    }
  }
  const module = defineModule({
    name: 't',
    contract: testContract,
    handlers: {
      json: (input) => input,
      form: (input) => input,
      raw: ({ body, signature }) => ({ bytes: [...body], signature }),
      query: (input) => input,
      vehicle: (input) => input,
      twin: () => 'twin',
      mine: (_input, { actor }) => actor.email,
      proven: (input) => input.name,
      staff: (_input, { actor }) => actor.email,
      personal: () => null,
      staffAct: (_input, { desk }) => ({ desk }),
      both: (_input, { desk, cookies }) => {
        cookies.set('seen', 'yes', { maxAge: 60 });
        return { desk };
      },
      gate: (_input, { clientAddress }) => clientAddress,
      xsrf: (_input, { cookies }) => {
        cookies.set('seen', 'yes', { maxAge: 60 });
        return null;
      },
      rare: () => new Reply('rare', 'Well done.'),
      shared: () => null,
      picture: () => new FileReply(new Uint8Array([0xff]), 'image/jpeg', 'p.jpg', 'inline', 'for-good'),
      place: (_input, { place }) => place,
      file: () => new FileReply(new Uint8Array([37, 80, 68, 70]), 'application/pdf', 'a "sticker"\r\n.pdf'),
      stream: (input) => new StreamReply(pieces(input.pieces, input.breaks !== undefined), 'application/x-ndjson'),
      refused: (_input, { text }) => refuse(422, text.t('kit.notFound'), { hint: 1 }),
      broken: () => {
        throw options.breakWith ? options.breakWith() : new Error('the secret detail');
      },
    },
  });
  const api = await createApi({
    modules: [module],
    brandOfHost: brandsByHost([
      testBrand({ key: 'open' }),
      testBrand({ key: 'gated', settings: { security: 'enabled' } }),
      testBrand({ key: 'spanish', language: 'es' }),
      testBrand({ key: 'apart', domains: ['apart.example', 'apart.localhost', '127.0.0.1'], api: 'app' }),
    ]),
    authenticator,
    log: createLogger('error', { write: (line) => void logged.push(line) }),
    secure: false,
    requestsPerMinute: 0,
    trustProxy: [],
    onAnswer: (row, status) => answered.push([row, status]),
    ...options,
  });
  const ask = async (
    path: string,
    {
      headers,
      from,
      visitor,
      ...init
    }: RequestInit & { headers?: Record<string, string>; from?: string; visitor?: string } = {},
  ) => {
    const host = DESK_PATHS.has(path) ? 'desk.open.localhost' : 'open.localhost';
    const request = new Request(`http://${host}${path}`, {
      ...init,
      headers: { host, ...headers },
      ...(init.body instanceof ReadableStream ? { duplex: 'half' as const } : {}),
    });
    const response = await api.request(
      request,
      {},
      visitor === undefined ? { incoming: { socket: { remoteAddress: from ?? '198.51.100.1' } } } : { visitor },
    );
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const body = (isJson ? JSON.parse(text) : {}) as {
      status?: string;
      message?: string;
      data?: unknown;
      request_id?: string;
    };
    return { status: response.status, headers: response.headers, text, envelope: body };
  };
  return { api, ask, answered, logged, streamed };
}

export type Ask = Awaited<ReturnType<typeof testApi>>['ask'];

import { auditMigrations } from '@vinlore/audit';
import { brandsByHost } from '@vinlore/brand';
import { operation, success } from '@vinlore/contract';
import type { JobHandler } from '@vinlore/jobs';
import type { Letter } from '@vinlore/mail';
import { type Actor, createApi, createLogger, createV1, defineModule, served, textSealer } from '@vinlore/server-kit';
import { createTestDatabase, NO_LIMITS, OPEN_GATES, STAFF_BY_PERMISSION, testBrand } from '@vinlore/testing-node';
import * as v from 'valibot';
import { idempotencyIn } from '../idempotency/idempotency-store.ts';
import { createLiveKeys } from '../keys/live-keys.ts';
import { platformMigrations } from '../migrations.ts';
import { testBooksIn } from '../tests/test-books.ts';
import { createPlatformModule } from '../platform-module.ts';

const ACCOUNTS: Readonly<Record<string, string>> = {
  mia: '11111111-1111-4111-8111-111111111111',
  ben: '22222222-2222-4222-8222-222222222222',
};

const memberOf = (accountId: string): Actor => ({
  ...{ accountId, sessionId: 's', email: `${accountId[0]}@example.com`, dealer: false, roles: [] },
});

/** An operation that says who called, and one that counts how often it acted. */
const whoami = operation({
  id: 'test.whoami',
  summary: '',
  method: 'GET',
  path: '/v1/whoami',
  scope: 'vehicles:read',
  request: v.strictObject({}),
  answer: success('', v.object({ account: v.string(), mode: v.string() })),
  example: { request: {} },
});
const act = operation({
  id: 'test.act',
  summary: '',
  method: 'POST',
  path: '/v1/act',
  scope: 'vehicles:read',
  request: v.strictObject({}),
  answer: success('', v.object({ times: v.number() })),
  example: { request: {} },
});

/** Sets up the platform module and `/v1` with a database of their own, an English brand, and a Spanish one. */
export async function createPlatformApi() {
  const database = await createTestDatabase({
    migrations: [auditMigrations, { slice: 'platform', migrations: platformMigrations }],
  });
  const stage = { now: new Date('2026-11-20T10:00:00Z'), gone: new Set<string>(), acted: 0 };
  const clock = () => stage.now;
  const log = createLogger('silent');
  const live = () =>
    createLiveKeys({
      ...{ database, clock, log },
      actorOf: async (_brand, accountId) => (stage.gone.has(accountId) ? null : memberOf(accountId)),
    });
  const sealer = textSealer([{ id: 'test', secret: Buffer.alloc(32).toString('base64') }]);
  const keys = live();
  const brands = [testBrand({ key: 'one' }), testBrand({ key: 'dos', language: 'es' })];
  const jobs = new Map<string, JobHandler<object>>();
  const letters: Letter[] = [];
  const module = createPlatformModule({
    ...{ database, live: keys, brands, clock },
    jobs: {
      define: (name, _schema, handler) => {
        jobs.set(name, handler as never);
        return async () => '';
      },
    },
    mail: { send: async (_tx, letter) => void letters.push(letter) },
    originOf: ({ key }) => `https://${key}.example`,
    contactOf: async (_brand, accountId) => ({ email: `${accountId[0]}@example.com`, language: null }),
  });
  const brandOfHost = brandsByHost(brands);
  const api = await createApi({
    modules: [module],
    brandOfHost,
    authenticator: {
      ...OPEN_GATES,
      actorOfToken: async (brand, token, use) => {
        if (use.desk) return STAFF_BY_PERMISSION.actorOfToken(brand, token);
        const [tokenOf, name = ''] = token.split(' ');
        return tokenOf === brand && ACCOUNTS[name] ? memberOf(ACCOUNTS[name]) : null;
      },
    },
    log,
    ...NO_LIMITS,
  });
  const operations = [
    served(whoami, (_input, { actor, mode }) => ({ account: actor.accountId, mode })),
    served(act, () => ({ times: ++stage.acted })),
  ];
  const v1 = await createV1({
    modules: [module, defineModule({ name: 'test', contract: {}, handlers: {}, operations })],
    ...{ brandOfHost, keys, log, trustProxy: [] },
    idempotency: idempotencyIn(database, sealer, clock),
    testsOf: testBooksIn(database, clock),
    originOf: ({ key }) => `https://${key}.example`,
  });
  let caller = 0;
  /** Sends a JSON POST as `<brand> <account>`, or a GET without a body, or to the desk as `<brand> <permission>`. */
  const ask = async (path: string, body: object | null = {}, token = 'one mia') => {
    const brand = token.split(' ')[0];
    const host = path.includes('/staff/') ? `desk.${brand}.localhost` : `${brand}.localhost`;
    const request = new Request(`http://${host}${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { host, bearer: token, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    });
    const remoteAddress = `198.51.100.${++caller}`;
    const response = await api.request(request, {}, { incoming: { socket: { remoteAddress } } });
    const { data, message } = (await response.json()) as { data?: unknown; message?: string };
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the answers of tests
    return { status: response.status, data: data as any, message };
  };
  const key = { name: 'Sync', mode: 'live', scopes: ['vehicles:read'] };
  /** Creates a key with these settings. */
  const create = async (settings: object = {}, token?: string) =>
    (await ask('/api/user/api-keys/create', { ...key, ...settings }, token)).data as {
      secret: string;
      key: { id: string; shown: string };
    };
  /** Sends a request to `/v1` with a key. */
  const call = async (secret: string, path = '/v1/whoami', init: RequestInit = {}, brand = 'one') => {
    const host = `${brand}.localhost`;
    const request = new Request(`http://${host}${path}`, {
      ...init,
      headers: { host, authorization: `Bearer ${secret}`, ...(init.headers as object) },
    });
    const response = await v1.request(request, {}, { incoming: { socket: { remoteAddress: '198.51.100.1' } } });
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the answers of tests
    return { status: response.status, headers: response.headers, body: (await response.json()) as any };
  };
  const run = (job: string) => jobs.get(job)!({}, { signal: new AbortController().signal } as never);
  return { database, module, brands, stage, keys, live, letters, ask, create, call, run, accounts: ACCOUNTS };
}

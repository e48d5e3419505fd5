import { auditMigrations } from '@vinlore/audit';
import { brandsByHost } from '@vinlore/brand';
import type { Letter } from '@vinlore/mail';
import type { WebhookEventType } from '@vinlore/platform-domain';
import { createApi, createLogger, newKey, type PostOutcome, type PublicPost, textSealer } from '@vinlore/server-kit';
import { createTestDatabase, hostFor, NO_LIMITS, OPEN_GATES, testBrand } from '@vinlore/testing-node';
import { sql } from 'kysely';
import type { WebhooksDeps } from '../deps.ts';
import { webhooksMigrations } from '../migrations.ts';
import { createWebhooksModule } from '../webhooks-module.ts';

/** Test accounts; a token is the brand's key and the account's name. */
export const ACCOUNTS = {
  member: '11111111-1111-4111-8111-111111111111',
  other: '22222222-2222-4222-8222-222222222222',
  staff: '33333333-3333-4333-8333-333333333333',
} as const;

export const OK: PostOutcome = { status: 200, retryAfter: null, body: Buffer.from('thanks') };
export const BROKEN: PostOutcome = { status: 500, retryAfter: null, body: Buffer.from('oops') };

/** The webhooks module behind the API with a database of its own, and receivers that answer as a test says. */
export async function createWebhooksApi(overrides: Partial<WebhooksDeps> = {}) {
  const database = await createTestDatabase({
    migrations: [auditMigrations, { slice: 'webhooks', migrations: webhooksMigrations }],
  });
  const brands = [testBrand({ key: 'one' }), testBrand({ key: 'dos', language: 'es' })];
  const stage = {
    now: new Date('2026-11-20T10:00:00Z'),
    /** What was posted, in order. */
    posts: [] as PublicPost[],
    /** Answers of receivers by URL. */
    answer: (_post: PublicPost): PostOutcome | Promise<PostOutcome> => OK,
    letters: [] as Letter[],
    jobs: new Map<string, (payload: object) => Promise<void>>(),
    sealer: textSealer([newKey('secrets')]),
  };
  const deps: WebhooksDeps = {
    database,
    jobs: {
      define: (name, _schema, handler) => {
        stage.jobs.set(name, handler as never);
        return () => Promise.reject(new Error('Not used.'));
      },
    },
    mail: {
      send: (_tx: unknown, letter: Letter) => {
        stage.letters.push(letter);
        return Promise.resolve();
      },
    } as never,
    sealer: stage.sealer,
    brands,
    originOf: ({ key }) => `https://${key}.example`,
    contactOf: (_source, _brand, accountId) =>
      Promise.resolve(accountId === ACCOUNTS.member ? { email: 'member@example.com', language: null } : null),
    on: true,
    localTests: false,
    clock: () => stage.now,
    log: () => {},
    post: async (post) => {
      stage.posts.push(post);
      return stage.answer(post);
    },
    ...overrides,
  };
  const webhooks = createWebhooksModule(deps);
  const api = await createApi({
    modules: [webhooks.module],
    brandOfHost: brandsByHost(brands),
    authenticator: {
      actorOfToken: (key, token) => {
        const [tokenOf, name = ''] = token.split(' ');
        const accountId = (ACCOUNTS as Record<string, string>)[name];
        if (tokenOf !== key || !accountId) return Promise.resolve(null);
        const roles = name === 'staff' ? ['staff', 'support'] : [];
        return Promise.resolve({
          ...{ accountId, sessionId: 's', email: `${name}@example.com`, dealer: false, roles, secondFactor: true },
        });
      },
      ...OPEN_GATES,
    },
    log: createLogger('silent'),
    ...NO_LIMITS,
  });
  let caller = 0;
  /** Calls a row as `<brand> <account>`, each time from another address. */
  const ask = async (path: string, body: object, token = 'one member', method: 'POST' | 'GET' = 'POST') => {
    const brand = token.split(' ')[0]!;
    const host = hostFor(`${brand}.localhost`, path);
    const query = method === 'GET' ? `?${new URLSearchParams(body as Record<string, string>)}` : '';
    const request = new Request(`http://${host}${path}${query}`, {
      method,
      headers: { host, bearer: token, uri: `${brand}.localhost`, 'content-type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const remoteAddress = `198.51.${Math.floor(++caller / 250)}.${caller % 250}`;
    const response = await api.request(request, {}, { incoming: { socket: { remoteAddress } } });
    const { data, message } = (await response.json()) as { data?: never; message?: string };
    return { status: response.status, data: data as never, message };
  };
  /** Adds an endpoint. @returns it with its secret */
  const add = async (more: object = {}, token?: string) => {
    const input = { request_id: crypto.randomUUID(), url: 'https://hooks.example.com/a', mode: 'live', ...more };
    return (await ask('/api/user/webhook-create', input, token)).data as {
      id: string;
      secret: string;
      public_key: string;
    };
  };
  /** Emits an event about an object of the member. */
  const emit = (objectId: string, type: WebhookEventType = 'report.created', more: object = {}) =>
    database.transaction((tx) =>
      webhooks.emit(tx, {
        ...{ brand: 'one', accountId: ACCOUNTS.member, mode: 'live', type, objectId, data: { id: objectId } },
        ...more,
      }),
    );
  /** Works until nothing more is due. */
  const work = async (dispatcher = webhooks.dispatcher) => {
    while ((await dispatcher.work()) > 0);
  };
  return {
    ...{ database, deps, webhooks, stage, ask, add, emit, work },
    /** Lets time pass, and works. */
    later: async (seconds: number) => {
      stage.now = new Date(stage.now.getTime() + seconds * 1000);
      await work();
    },
    /** Objects of the events that were posted, in order. */
    arrived: () =>
      stage.posts.map(({ body }) => (JSON.parse(body) as { data: { object: { id: string } } }).data.object.id),
    reset: async () => {
      for (const table of ['wake', 'attempt', 'delivery', 'event', 'endpoint'])
        await sql`delete from ${sql.table(`webhook_${table}`)}`.execute(database.kysely);
      stage.posts = [];
      stage.letters = [];
      stage.answer = () => OK;
      stage.now = new Date('2026-11-20T10:00:00Z');
    },
  };
}

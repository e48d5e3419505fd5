import type { Brand } from '@vinlore/brand';
import type { Permission } from '@vinlore/contract';
import { type Actor, type ApprovalRequest, carryOutCall, createApi, createLogger } from '@vinlore/server-kit';
import type { JobHandler, Jobs } from '@vinlore/jobs';
import { auditMigrations, type AuditTables } from '@vinlore/audit';
import { tables } from '@vinlore/database';
import { createTestDatabase, hostFor, NO_LIMITS, testBrand } from '@vinlore/testing-node';
import type { Letter } from '@vinlore/mail';
import { createLiveBrands } from '../live/live-brands.ts';
import { siteMigrations } from '../migrations.ts';
import { TEST_MAILS } from './test-mails.ts';
import { createSiteModule } from '../site-module.ts';

const BRANDS: readonly Brand[] = [testBrand({ key: 'one' }), testBrand({ key: 'two', language: 'es' })];

/** DNS records; a missing host has none. */
const ADDRESSES: Readonly<Record<string, readonly string[] | null>> = {
  'one.localhost': ['127.0.0.1'],
  'cars.example': ['127.0.0.1'],
  'members.cars.example': ['192.0.2.7'],
  'app.cars.example': null,
};

/** Accounts by token; `ada` and `bob` own `one`. */
const PEOPLE: Readonly<Record<string, { readonly id: string; readonly brand: string; readonly roles: Permission[] }>> =
  {
    ada: { id: '11111111-1111-4111-8111-111111111111', brand: 'one', roles: ['owner'] },
    bob: { id: '22222222-2222-4222-8222-222222222222', brand: 'one', roles: ['owner'] },
    eva: { id: '33333333-3333-4333-8333-333333333333', brand: 'two', roles: ['owner'] },
    support: { id: '44444444-4444-4444-8444-444444444444', brand: 'one', roles: ['support'] },
    content: { id: '55555555-5555-4555-8555-555555555555', brand: 'one', roles: ['content'] },
    billing: { id: '66666666-6666-4666-8666-666666666666', brand: 'one', roles: ['billing'] },
  };

const actorOf = (name: string, { id, roles }: (typeof PEOPLE)[string]): Actor => ({
  ...{ accountId: id, sessionId: id, email: `${name}@example.com`, dealer: false, roles: ['staff', ...roles] },
  secondFactor: true,
});

/** The site module behind the API, with a fake gate. */
export async function createSiteApi(files: readonly Brand[] = BRANDS) {
  const database = await createTestDatabase({
    migrations: [auditMigrations, { slice: 'site', migrations: siteMigrations }],
  });
  let now = new Date('2026-11-22T10:00:00Z');
  const clock = () => now;
  /** The job for schedules, and the times it was scheduled for. */
  let carryOutPlans: JobHandler<never> = () => Promise.resolve();
  const moments: (Date | undefined)[] = [];
  const define: Jobs['define'] = (_name, _schema, handler) => {
    carryOutPlans = handler as JobHandler<never>;
    return (_tx, _payload, options) => {
      moments.push(options?.startAfter);
      return Promise.resolve('');
    };
  };
  const log = createLogger('silent');
  const live = createLiveBrands({ files, database, log, clock, every: () => () => undefined });
  await live.open();
  const copies: { from: string; to: string; said: string }[] = [];
  const works: { from: string; accountId: string; brand: string }[] = [];
  const gates = new Map<string, { readonly email: string; readonly password: string }>();
  const names = new Map(Object.entries(PEOPLE).map(([name, { id }]) => [id, name]));
  const asked: (ApprovalRequest & { readonly id: string })[] = [];
  const sent: Letter[] = [];
  const module = createSiteModule({
    database,
    mails: TEST_MAILS,
    mail: { send: (_tx, letter) => Promise.resolve(void sent.push(letter)) },
    originOf: ({ domains }) => `https://${domains[0]}`,
    live,
    jobs: { define },
    clock,
    // Pages published in each language.
    hasPage: (_brand, path) => Promise.resolve(['/privacy', '/terms', '/legal/privacy'].includes(path)),
    speaks: (_brand, language) => Promise.resolve(language === 'en'),
    copyContent: (_tx, { from, to, renamed }) => {
      copies.push({ from, to, said: renamed(JSON.stringify(`Welcome to ${live.fileOf(from).name}`)) });
      return Promise.resolve(2);
    },
    contentFiles: () => Promise.resolve(new Map([['content/site.json', '{}\n']])),
    workAlsoAt: (_tx, where) => {
      works.push(where);
      return Promise.resolve();
    },
    addressesOf: (name) => Promise.resolve(ADDRESSES[name] ?? []),
    secondPerson: { waiting: () => Promise.resolve(asked.map((each) => ({ changes: [], ...each }))) },
    peopleOf: async (ids) =>
      new Map(ids.flatMap((id) => (names.has(id) ? [[id, { name: names.get(id)!, email: '' }]] : []))),
    gate: {
      emailOf: async (_source, brand) => gates.get(brand)?.email ?? null,
      prepare: async ({ brand, email, password }) => {
        const known = gates.get(brand);
        if (known?.email === email && known.password === password) return null;
        return async () => void gates.set(brand, { email, password });
      },
    },
  });
  const carryOut = carryOutCall({
    modules: () => [module],
    brands: live.brands,
    actorOf: (_brand, id) => {
      const [name] = Object.entries(PEOPLE).find(([, person]) => person.id === id)!;
      return Promise.resolve(actorOf(name, PEOPLE[name]!));
    },
    log,
  });
  const api = await createApi({
    modules: [module],
    askSecond: (request) => {
      const id = String(asked.length + 1);
      asked.push({ ...request, id });
      return Promise.resolve({ id, alone: false });
    },
    brandOfHost: live.brandOfHost,
    authenticator: {
      actorOfToken: async (brand, token) => (PEOPLE[token]?.brand === brand ? actorOf(token, PEOPLE[token]) : null),
      demandProof: async () => {},
      passedGate: () => false,
      xsrfMatches: () => true,
    },
    log,
    ...NO_LIMITS,
    placeOf: () => null,
  });
  /** Sends a call as someone at the brand where they work. */
  const ask = async (by: string, path: string, input?: object) => {
    const host = hostFor(`${PEOPLE[by]!.brand}.localhost`, path);
    const answer = await api.request(`http://${host}${path}`, {
      method: input ? 'POST' : 'GET',
      headers: { host, bearer: by, ...(input && { 'content-type': 'application/json' }) },
      ...(input && { body: JSON.stringify(input) }),
    });
    const { data, message } = (await answer.json()) as { data?: unknown; message?: string };
    return { status: answer.status, data, message };
  };
  return {
    database,
    live,
    ask,
    gates,
    /** Test emails that were sent. */
    sent,
    /** Times the job was scheduled for. */
    moments,
    /** Advances the clock to a time and runs the job. */
    until: async (moment: string) => {
      now = new Date(moment);
      await carryOutPlans({} as never, { id: '', attempt: 1, signal: new AbortController().signal });
      await live.refresh();
    },
    /** Copied content, and access granted. */
    copies,
    works,
    /** Requests awaiting a second owner's approval. */
    asked,
    /** Approves the latest request as a second owner. */
    approve: async () => {
      const request = asked.pop()!;
      await carryOut({ ...request, approvedBy: PEOPLE['bob']!.id, settle: () => Promise.resolve(true) });
    },
    acts: () => tables<AuditTables>(database).selectFrom('audit_entry').selectAll().orderBy('id').execute(),
    close: async () => {
      await live.close();
      await database.drop();
    },
  };
}

export type SiteApi = Awaited<ReturnType<typeof createSiteApi>>;

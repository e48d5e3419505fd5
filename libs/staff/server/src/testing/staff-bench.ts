import { type Act, auditMigrations, recordAct } from '@vinlore/audit';
import { brandsByHost } from '@vinlore/brand';
import type { Permission } from '@vinlore/contract';
import { type Approved, type CarryOut, createApi, createLogger } from '@vinlore/server-kit';
import { type Health, WAITING_KINDS, type WaitingKind } from '@vinlore/staff-domain';
import { createTestDatabase, hostFor, NO_LIMITS, OPEN_GATES, testBrand } from '@vinlore/testing-node';
import { staffMigrations } from '../migrations.ts';
import { operatorApprovals } from '../approvals/operator.ts';
import { createSecondPerson } from '../approvals/second-person.ts';
import type { CountWaiting, Person, SecondPersonDeps, StaffDeps } from '../deps.ts';
import { createStaffModule } from '../staff-module.ts';

/** A person, whichever of their accounts is used. */
const personOf = (name: string) => name.replace(/\d$/, '') as Name;
/** Email of an account; unrelated to its person. */
const emailOf = (name: string) => `${name}@example.com`;

const BRANDS = [testBrand({ key: 'one' }), testBrand({ key: 'dos', language: 'es' })];

/** Staff users by the name in their token. */
export const STAFF = {
  olga: { id: '11111111-1111-4111-8111-111111111111', permissions: ['owner'] },
  otto: { id: '22222222-2222-4222-8222-222222222222', permissions: ['owner'] },
  bill: { id: '33333333-3333-4333-8333-333333333333', permissions: ['billing'] },
  bea: { id: '44444444-4444-4444-8444-444444444444', permissions: ['billing'] },
  sue: { id: '55555555-5555-4555-8555-555555555555', permissions: ['support'] },
  // Bill again, with his account of another brand.
  bill2: { id: '66666666-6666-4666-8666-666666666666', permissions: ['owner'] },
} as const satisfies Record<string, { id: string; permissions: readonly Permission[] }>;
export type Name = keyof typeof STAFF;

/** A response. */
export interface Answered {
  readonly status: number;
  readonly message?: string;
  // Each test knows what it requested.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly data: any;
}

/** The staff module behind a real API on a real database. */
export async function createStaffBench() {
  const database = await createTestDatabase({
    migrations: [auditMigrations, { slice: 'staff', migrations: staffMigrations }],
  });
  const carried: Approved[] = [];
  /** What carrying out a request does; tests can make it fail. */
  const how: { carryOut: CarryOut; hasApprover: boolean } = {
    carryOut: () => Promise.resolve(),
    hasApprover: true,
  };
  /** Open items of the other modules at brand `one`. */
  const waits: Partial<Record<WaitingKind, { readonly count: number; readonly since: Date | null }>> = {};
  const counter =
    (kind: WaitingKind): CountWaiting =>
    (brand) =>
      Promise.resolve((brand === 'one' && waits[kind]) || { count: 0, since: null });
  /** The reported health; tests can change it. */
  const health: { now: Health } = { now: { parts: [], failed: [] } };
  /** Actions taken on failed jobs; each takes effect once. */
  const see = (name: string) => {
    const { failed } = health.now;
    health.now = { ...health.now, failed: failed.filter((each) => each.name !== name) };
    return Promise.resolve(failed.find((each) => each.name === name)?.count ?? 0);
  };
  /** When an account's email last changed; tests can change it. */
  const emailChangedAt = new Map<string, Date>();
  const known = new Map<string, Person>(
    Object.entries(STAFF).map(([name, { id }]) => [
      id,
      {
        name,
        email: emailOf(name),
        person: STAFF[personOf(name)].id,
        get emailChangedAt() {
          return emailChangedAt.get(id) ?? null;
        },
      },
    ]),
  );
  const account: SecondPersonDeps = {
    peopleOf: (_source, ids) => Promise.resolve(new Map([...known].filter(([id]) => ids.includes(id)))),
    samePerson: (_source, one, other) =>
      Promise.resolve(one === other || known.get(one)?.person === known.get(other)?.person),
    personOf: (_source, id) => {
      const person = known.get(id)?.person;
      const accounts = [...known].filter(([, each]) => each.person === person).map(([each]) => each);
      return Promise.resolve(person === undefined ? undefined : { person, accounts });
    },
    hasApprover: () => Promise.resolve(how.hasApprover),
  };
  const staffPorts: StaffDeps = {
    database,
    ...account,
    carryOuts: {
      refund: async (approved) => {
        carried.push(approved);
        await how.carryOut(approved);
      },
    },
    health: {
      read: () => Promise.resolve(health.now),
      tryAgain: (_tx, name) => see(name),
      remove: (_tx, name) => see(name),
    },
    waiting: Object.fromEntries(WAITING_KINDS.map((kind) => [kind, counter(kind)])) as StaffDeps['waiting'],
    clock: () => new Date('2026-11-22T10:00:00Z'),
  };
  const module = createStaffModule(staffPorts);
  const api = await createApi({
    modules: [module],
    brandOfHost: brandsByHost(BRANDS),
    authenticator: {
      actorOfToken: (brand, token) => {
        const [tokenOf, name] = token.split(' ') as [string, Name];
        const { id, permissions } = STAFF[name];
        const actor = { accountId: id, sessionId: 's', email: emailOf(name), dealer: false };
        return Promise.resolve(
          tokenOf === brand ? { ...actor, roles: ['staff', ...permissions], secondFactor: true } : null,
        );
      },
      ...OPEN_GATES,
    },
    log: createLogger('silent'),
    ...NO_LIMITS,
  });
  const request = (name: Name, path: string, body?: object, brand = 'one') => {
    const host = hostFor(`${brand}.localhost`, path);
    const headers = {
      host,
      bearer: `${brand} ${name}`,
      'user-agent': 'Test/1',
      ...(body && { 'content-type': 'application/json' }),
    };
    return api.request(
      `http://${host}${path}`,
      body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
      { incoming: { socket: { remoteAddress: '192.0.2.7' } } },
    );
  };
  return {
    database,
    carried,
    how,
    emailChangedAt,
    secondPerson: createSecondPerson({ ...account, languageOf: () => 'en' }),
    operator: operatorApprovals({ ...staffPorts, brands: BRANDS, log: createLogger('silent') }),
    waits,
    health,
    request,
    /** Calls as a staff user; a body makes it a POST. */
    as: async (name: Name, path: string, body?: object, brand?: string): Promise<Answered> => {
      const response = await request(name, path, body, brand);
      const { message, data } = (await response.json()) as { message?: string; data: unknown };
      return { status: response.status, data, ...(message !== undefined && { message }) };
    },
    /** Writes audit log entries like other modules. */
    act: (...acts: readonly Partial<Act>[]) =>
      database.transaction(async (tx) => {
        for (const act of acts)
          await recordAct(tx, {
            brand: 'one',
            actor: STAFF.sue.id,
            act: 'ticket.answered',
            subject: { kind: 'ticket', id: 't-1' },
            ...act,
          });
      }),
  };
}

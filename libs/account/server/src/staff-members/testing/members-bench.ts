import type { AuditTables } from '@vinlore/audit';
import { type Brand, brandsByHost } from '@vinlore/brand';
import { tables } from '@vinlore/database';
import type { Letter } from '@vinlore/mail';
import { createObjects, objectMigrations } from '@vinlore/objects';
import {
  type Authenticator,
  type DataKeeper,
  createApi,
  createLogger,
  newCookieKey,
  textSigner,
} from '@vinlore/server-kit';
import { createTestDatabase, hostFor, NO_LIMITS, OPEN_GATES, testBrand } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { createAccount } from '../../accounts/administration.ts';
import { deletionMigrations } from '../../deletion/migrations.ts';
import { argon2At } from '../../passwords/hasher.ts';
import { profileMigrations } from '../../profile/migrations.ts';
import { createProfileModule } from '../../profile/profile-module.ts';
import { accessTokens } from '../../sessions/access-tokens.ts';
import { actorOfSession, openSession, tokenHash } from '../../sessions/session-store.ts';
import { testMigrations } from '../../testing/migrations.ts';
import { Visitor } from '../../testing/visitor.ts';
import { createMembersDeskModule } from '../members-desk-module.ts';
import type { MemberFinder, MembersDeskDeps } from '../deps.ts';

export const MINUTE = 60_000;

/** Desk staff, one per permission, each with their own token. */
export const STAFF = {
  support: '11111111-1111-4111-8111-111111111111',
  billing: '22222222-2222-4222-8222-222222222222',
  content: '33333333-3333-4333-8333-333333333333',
  owner: '44444444-4444-4444-8444-444444444444',
} as const;
export type StaffName = keyof typeof STAFF;

const BRANDS: readonly Brand[] = [testBrand({ key: 'open' }), testBrand({ key: 'dos', language: 'es' })];
const cheap = argon2At({ memoryCost: 8, timeCost: 1, parallelism: 1 });

/** A response of the desk. */
export interface Answered {
  readonly status: number;
  readonly message: string | undefined;
  readonly data: never;
}

/** The desk's member module with the profile module, behind a real API on a real database, with an adjustable clock. */
export async function createMembersBench(finders: readonly MemberFinder[] = [], keepers: readonly DataKeeper[] = []) {
  const database = await createTestDatabase({
    migrations: [
      ...testMigrations,
      objectMigrations,
      { slice: 'profile', migrations: profileMigrations },
      { slice: 'deletion', migrations: deletionMigrations },
    ],
  });
  const letters: Letter[] = [];
  let now = new Date('2026-11-20T10:00:00Z').getTime();
  const clock = () => new Date(now);
  const deps = {
    database,
    signer: textSigner([newCookieKey()]),
    originOf: ({ key }: Brand) => `https://${key}.example`,
    clock,
    mail: { send: async (_tx: unknown, letter: Letter) => void letters.push(letter) },
  };
  const access = accessTokens(deps.signer, clock);
  const authenticator: Authenticator = {
    actorOfToken: (brand, token, use) => {
      const [who, at] = token.split('@');
      const accountId = (STAFF as Readonly<Record<string, string>>)[who!];
      // A member's token is an access token, or the session's own if a test just opened one.
      if (!accountId)
        return actorOfSession(database, brand, access.sessionHash(token) ?? tokenHash(token), clock(), use);
      const staff = { accountId, sessionId: accountId, email: `${who}@example.com`, dealer: false };
      return Promise.resolve(at === brand ? { ...staff, roles: ['staff', who!], secondFactor: true } : null);
    },
    ...OPEN_GATES,
  };
  const viewsToEnd: { readonly id: string; readonly startAfter: Date | undefined }[] = [];
  const endViewLater: MembersDeskDeps['endViewLater'] = async (_tx, { id }, { startAfter } = {}) => {
    viewsToEnd.push({ id, startAfter });
    return id;
  };
  const objects = createObjects({ database, bucket: null, log: createLogger('silent') });
  const api = await createApi({
    modules: [
      createProfileModule({ ...deps, objects, moveMailbox: () => Promise.resolve() }),
      createMembersDeskModule({ ...deps, endViewLater, finders, keepers: () => keepers }),
    ],
    authenticator,
    brandOfHost: brandsByHost(BRANDS),
    log: createLogger('silent'),
    ...NO_LIMITS,
    trustProxy: ['192.0.2.1'],
  });
  const send = async (path: string, body: object | null, as: string, brand: string): Promise<Answered> => {
    const host = hostFor(`${brand}.localhost`, path);
    const answer = await api.request(`http://${host}${path}`, {
      method: body ? 'POST' : 'GET',
      body: body && JSON.stringify(body),
      headers: { host, bearer: as, 'content-type': 'application/json' },
    });
    const { data, message } = (await answer.json()) as { data: never; message?: string };
    return { status: answer.status, message, data };
  };
  let visitors = 0;
  return {
    database,
    letters,
    /** Scheduled audit log entries for the end of views. */
    viewsToEnd,
    clock,
    /** Advances the clock. */
    pass: (ms: number) => void (now += ms),
    /** Calls the desk as staff with a permission. */
    desk: (as: StaffName = 'support', brand = 'open') => ({
      get: (path: string) => send(`/api-cwa/staff/${path}`, null, `${as}@${brand}`, brand),
      post: (path: string, body: object) => send(`/api-cwa/staff/${path}`, body, `${as}@${brand}`, brand),
    }),
    /** A new member of a brand. @returns the account's id and the token of an open session */
    member: async (
      email: string,
      { brand = 'open', ...who }: Partial<Parameters<typeof createAccount>[1]> & { readonly brand?: string } = {},
    ) => {
      const password = 'nine green bottles';
      const id = await createAccount(database, { ...who, brand, email, password }, cheap);
      // Ordered by the clock, not by timing.
      await tables<{ account: { id: string; created_at: Date } }>(database)
        .updateTable('account')
        .set({ created_at: clock() })
        .where('id', '=', id)
        .execute();
      now += 1_000;
      const { token } = await database.transaction((tx) => openSession(tx, { id, brand }, clock()));
      return { id, token };
    },
    /** Links a member to a staff account with another brand and email as one person. */
    isStaff: async (as: StaffName, memberId: string) => {
      await sql`insert into account (id, brand, email, created_at, person)
        select ${STAFF[as]}, 'dos', ${`${as}@example.com`}, now(), person from account where id = ${memberId}`.execute(
        database.kysely,
      );
    },
    /** A person with a browser, for members' calls. */
    visitor: (brand = 'open') => new Visitor(api, `${brand}.localhost`, `198.51.100.${++visitors % 250}`),
    /** The audit log entries of an account, except those of commands. */
    acts: (id: string) =>
      tables<AuditTables>(database)
        .selectFrom('audit_entry')
        .select(['act', 'actor', 'detail', 'before', 'after'])
        .where('subject_id', '=', id)
        .where('actor', 'is not', null)
        .orderBy('id')
        .execute(),
    drop: () => database.drop(),
  };
}

export type MembersBench = Awaited<ReturnType<typeof createMembersBench>>;

import { createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import { tables } from '@vinlore/database';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, setPassword } from '../accounts/administration.ts';
import { testMigrations } from '../testing/migrations.ts';
import type { AccountTables } from '../tables.ts';
import { deadSessions, purgeSessions } from './purge-sessions.ts';
import {
  ABSOLUTE_MS,
  actorOfToken,
  IDLE_MS,
  openSession,
  renewSession,
  revokeToken,
  STAFF_IDLE_MS,
  tokenHash,
  TOUCH_MS,
} from './session-store.ts';

let database: TestDatabase;
let account: { id: string; brand: string };
let desk: typeof account;
const at = (ms: number) => new Date(Date.UTC(2026, 0, 1) + ms);

beforeAll(async () => {
  database = await createTestDatabase({ migrations: testMigrations });
  const id = await createAccount(database, {
    brand: 'open',
    email: 'member@example.com',
    password: 'nine green bottles',
    roles: ['tester'],
    dealer: true,
  });
  account = { id, brand: 'open' };
  const staff = { brand: 'open', email: 'staff@example.com', password: 'nine green bottles' };
  desk = { id: await createAccount(database, { ...staff, roles: ['staff'] }), brand: 'open' };
});
afterAll(() => database.drop());

const open = (ms = 0, whose = account) => database.transaction((tx) => openSession(tx, whose, at(ms)));
const actor = (token: string, ms: number, brand = 'open', desk = false) =>
  actorOfToken(database, brand, token, at(ms), { desk });
const sessions = () => tables<AccountTables>(database).selectFrom('account_session').selectAll();

describe('actorOfToken', () => {
  it('returns only the holder of a token', async () => {
    const { token, expires } = await open();
    expect(await actor(token, 1)).toEqual({
      accountId: account.id,
      sessionId: expect.any(String),
      email: 'member@example.com',
      dealer: true,
      roles: ['tester'],
      secondFactor: false,
      visiting: false,
      expires,
      tokenHash: tokenHash(token),
    });
    expect(token).toMatch(/^[\w-]{43}$/);
  });

  it('renews a session for one of two calls with the same token', async () => {
    const { token } = await open();
    const [first, second] = [await actor(token, 1), await actor(token, 1)];
    const renew = (by: NonNullable<typeof first>) =>
      database.transaction((tx) => renewSession(tx, by, at(2), { proven: true }));
    expect(await renew(first!)).not.toBeNull();
    expect(await renew(second!)).toBeNull();
  });

  it('returns null for a token of another brand and for a malformed one', async () => {
    const { token } = await open();
    expect(await actor(token, 1, 'other')).toBeNull();
    expect(await actor(`${token}x`, 1)).toBeNull();
    expect(await actor('\0', 1)).toBeNull();
  });

  it('ends at the idle limit and at the absolute one, to the millisecond', async () => {
    const { token: idle } = await open();
    expect(await actor(idle, IDLE_MS)).toBeNull();
    expect(await actor(idle, IDLE_MS - 1)).not.toBeNull();
    const { token: busy } = await open();
    for (let ms = IDLE_MS - 1; ms < ABSOLUTE_MS; ms += IDLE_MS - 1) expect(await actor(busy, ms)).not.toBeNull();
    expect(await actor(busy, ABSOLUTE_MS - 1)).not.toBeNull();
    expect(await actor(busy, ABSOLUTE_MS)).toBeNull();
  });

  it('ends a staff session after 30 idle minutes, to the millisecond, and keeps it alive while used', async () => {
    const { token: idle } = await open(0, desk);
    expect(await actor(idle, STAFF_IDLE_MS)).toBeNull();
    expect(await actor(idle, STAFF_IDLE_MS - 1)).not.toBeNull();
    expect(await actor(idle, 2 * STAFF_IDLE_MS - 2)).not.toBeNull();
    expect(await actor(idle, 3 * STAFF_IDLE_MS - 2)).toBeNull();
  });

  it('does not extend a session for background calls', async () => {
    const { token } = await open(0, desk);
    for (const ms of [10, 20, 29].map((minute) => minute * TOUCH_MS))
      expect(await actorOfToken(database, 'open', token, at(ms), { desk: false, passive: true })).not.toBeNull();
    expect(await actor(token, STAFF_IDLE_MS)).toBeNull();
  });

  it('accepts a desk session only at the desk, and a public session only outside it', async () => {
    const { token: atDesk } = await database.transaction((tx) => openSession(tx, desk, at(0), undefined, true, true));
    expect(await actor(atDesk, 1, 'open', true)).not.toBeNull();
    expect(await actor(atDesk, 1, 'open', false)).toBeNull();
    const { token } = await open(0, desk);
    expect(await actor(token, 1, 'open', false)).not.toBeNull();
    expect(await actor(token, 1, 'open', true)).toBeNull();
  });

  it('records a visit at most once a minute', async () => {
    const { token } = await open();
    const { sessionId } = (await actor(token, TOUCH_MS - 1))!;
    const lastSeen = async () =>
      (await sessions().where('id', '=', sessionId).executeTakeFirstOrThrow()).last_seen_at.getTime();
    expect(await lastSeen()).toBe(at(0).getTime());
    await actor(token, TOUCH_MS);
    await actor(token, 2 * TOUCH_MS - 1);
    expect(await lastSeen()).toBe(at(TOUCH_MS).getTime());
  });

  it('finds a token by index, however many sessions there are', async () => {
    const plan = await database.transaction(async (tx) => {
      // With so few rows the planner would scan the table; ask for the plan of a large one.
      await sql`set local enable_seqscan = off`.execute(tables(tx));
      const query = tables<AccountTables>(tx)
        .selectFrom('account_session')
        .select('id')
        .where('token_hash', '=', Buffer.alloc(32));
      return JSON.stringify(await query.explain('json'));
    });
    expect(plan).toContain('account_session_token_hash_key');
  });
});

describe('the end of sessions', () => {
  it('ends all sessions of an account on a new password', async () => {
    const { token } = await open();
    const change = { brand: 'open', email: 'member@example.com', password: 'ten green bottles' };
    expect(await setPassword(database, change)).toBe(true);
    expect(await actor(token, 1)).toBeNull();
  });

  it('finds ended sessions by index, however many sessions there are', async () => {
    const plan = await database.transaction(async (tx) => {
      // With so few rows the planner would scan the table; ask for the plan of a large one.
      await sql`set local enable_seqscan = off`.execute(tables(tx));
      const { sql: text, parameters } = deadSessions(tables(tx), at(0)).compile();
      return JSON.stringify(await tables(tx).executeQuery(CompiledQuery.raw(`explain ${text}`, [...parameters])));
    });
    for (const index of ['account_session_revoked', 'account_session_expires', 'account_session_seen'])
      expect(plan).toContain(index);
  });

  it('deletes revoked, idle, and expired sessions in the hourly job, and no others', async () => {
    await tables<AccountTables>(database).deleteFrom('account_session').execute();
    const { token: revoked } = await open(IDLE_MS);
    await open(0);
    const { token: alive } = await open(IDLE_MS);
    await database.transaction((tx) => revokeToken(tx, 'open', revoked, at(IDLE_MS)));
    expect(await purgeSessions(database, at(IDLE_MS))).toBe(2);
    expect(await sessions().execute()).toHaveLength(1);
    expect(await actor(alive, IDLE_MS)).not.toBeNull();
  });
});

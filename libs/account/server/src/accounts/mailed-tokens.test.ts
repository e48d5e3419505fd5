import { createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import { tables } from '@vinlore/database';
import { sql } from 'kysely';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountTables } from '../tables.ts';
import { testMigrations } from '../testing/migrations.ts';
import {
  findReset,
  keepRegistration,
  keepReset,
  purgeMailedTokens,
  takeRegistration,
  findRegistration,
  takeReset,
} from './mailed-tokens.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ migrations: testMigrations });
});
afterAll(() => database.drop());

const HOUR = 60 * 60_000;

/** One of the two kinds of tokens, as the property test uses it: create for a mailbox, then take by token. */
interface Kind {
  readonly name: string;
  readonly lifeMs: number;
  /** Whether tokens of one mailbox coexist until one is taken; otherwise only the newest is valid. */
  readonly sideBySide: boolean;
  readonly keep: (brand: string, email: string, now: Date) => Promise<string>;
  readonly take: (brand: string, token: string, now: Date) => Promise<string | null>;
}

const KINDS: readonly Kind[] = [
  {
    name: 'registration',
    lifeMs: 24 * HOUR,
    keep: (brand, email, now) =>
      database.transaction((tx) =>
        keepRegistration(tx, { brand, email, passwordHash: 'hash', phone: null, browser: 'b' }, now),
      ),
    sideBySide: true,
    take: async (brand, token, now) => {
      const found = await findRegistration(database, brand, token, now);
      return found && (await database.transaction((tx) => takeRegistration(tx, found))) ? found.email : null;
    },
  },
  {
    name: 'reset',
    lifeMs: HOUR,
    sideBySide: false,
    keep: (brand, email, now) => database.transaction((tx) => keepReset(tx, { brand, email }, now)),
    take: async (brand, token, now) => {
      const reset = await findReset(database, brand, token, now);
      return reset && (await database.transaction((tx) => takeReset(tx, reset))) ? reset.email : null;
    },
  },
];

/** Tokens that become invalid when another one of the mailbox is used or created. */
function endOthers(
  sent: { readonly brand: string; readonly email: string; good: boolean }[],
  { brand, email }: { readonly brand: string; readonly email: string },
) {
  for (const each of sent) if (each.brand === brand && each.email === email) each.good = false;
}

describe.each(KINDS)('the token of a $name', ({ lifeMs, sideBySide, keep, take }) => {
  it('is valid once, for its mailbox and brand, until it expires, and only the newest one of a reset, in any order of events', async () => {
    const mailbox = { brand: fc.constantFrom('open', 'other'), email: fc.constantFrom('a@x.example', 'b@x.example') };
    const step = fc.oneof(
      fc.record({ do: fc.constant('keep' as const), ...mailbox }),
      fc.record({ do: fc.constant('take' as const), brand: mailbox.brand, which: fc.nat(9) }),
      fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(0.4, 0.6, 13) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        await purgeMailedTokens(database, new Date(8.64e15));
        let now = Date.UTC(2026, 0, 1);
        const sent: { brand: string; email: string; token: string; over: number; good: boolean }[] = [];
        for (const each of steps) {
          if (each.do === 'wait') now += each.hours * HOUR;
          else if (each.do === 'keep') {
            if (!sideBySide) endOthers(sent, each);
            const token = await keep(each.brand, each.email, new Date(now));
            sent.push({ brand: each.brand, email: each.email, token, over: now + lifeMs, good: true });
          } else if (sent.length > 0) {
            const tried = sent[each.which % sent.length]!;
            const opens = tried.good && tried.brand === each.brand && now < tried.over;
            expect(await take(each.brand, tried.token, new Date(now))).toBe(opens ? tried.email : null);
            if (opens) endOthers(sent, tried);
          }
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('the hourly purge', () => {
  it('deletes expired tokens and nothing else', async () => {
    const [registration, reset] = KINDS;
    const start = new Date(Date.UTC(2027, 0, 1));
    const after = (hours: number) => new Date(start.getTime() + hours * HOUR);
    await purgeMailedTokens(database, new Date(8.64e15));
    const early = await registration!.keep('open', 'early@x.example', start);
    await reset!.keep('open', 'early@x.example', start);
    await purgeMailedTokens(database, after(1));
    expect(await tables<AccountTables>(database).selectFrom('account_reset').selectAll().execute()).toEqual([]);
    expect(await registration!.take('open', early, after(1))).toBe('early@x.example');
  });

  it.each([
    ['account_registration', 'expires_at', 'account_registration_expires'],
    ['account_reset', 'expires_at', 'account_reset_expires'],
    ['account_session', 'expires_at', 'account_session_expires'],
    ['account_session', 'last_seen_at', 'account_session_seen'],
    ['account_attempt', 'until', 'account_attempt_until'],
  ])('finds what is over in %s by the index of its %s', async (table, column, index) => {
    const plan = await database.transaction(async (tx) => {
      // With so few rows the planner would scan the table; ask for the plan of a large one.
      await sql`set local enable_seqscan = off`.execute(tables(tx));
      const query = sql`explain delete from ${sql.table(table)} where ${sql.ref(column)} <= now()`;
      return JSON.stringify(await query.execute(tables(tx)));
    });
    expect(plan).toContain(index);
  });
});

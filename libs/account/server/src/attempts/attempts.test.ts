import { tables } from '@vinlore/database';
import { newCookieKey, Refusal, textSigner } from '@vinlore/server-kit';
import { createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AccountTables } from '../tables.ts';
import { testMigrations } from '../testing/migrations.ts';
import { type Attempt, type Attempts, attemptsIn, BY_STRANGERS, PER_ADDRESS, PER_PLACE } from './attempts.ts';

let database: TestDatabase;
let attempts: Attempts;
let now: number;
beforeAll(async () => {
  database = await createTestDatabase({ migrations: testMigrations });
  attempts = attemptsIn(database, textSigner([newCookieKey()]), () => new Date(now));
});
beforeEach(async () => {
  now = Date.UTC(2026, 0, 1);
  await tables<AccountTables>(database).deleteFrom('account_attempt').execute();
});
afterAll(() => database.drop());

const login = { kind: 'login', brand: 'open', email: 'ana@example.com', address: '198.51.100.1' } as const;

/** Seconds to wait; 0 if the attempt is allowed. */
async function waitOf(attempt: Attempt): Promise<number> {
  try {
    await attempts.begin(attempt, (seconds) => `${seconds}`);
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(error).toMatchObject({ status: 429, message: `${error.retryAfter}` });
    return error.retryAfter!;
  }
}

describe('limits on guessing', () => {
  it('allows 100 wrong attempts an hour per address, across emails', async () => {
    for (let at = 0; at < PER_ADDRESS.times; at++)
      expect(await waitOf({ ...login, email: `leaked-${at}@example.com` })).toBe(0);
    now += 60_000;
    expect(await waitOf({ ...login, email: 'one-more@example.com' })).toBe(59 * 60);
    now += 59 * 60_000;
    expect(await waitOf({ ...login, email: 'one-more@example.com' })).toBe(0);
  });

  it('does not count a refused attempt again, so one address can’t use up an email’s limit', async () => {
    for (let at = 0; at < 100; at++) await waitOf(login);
    for (let at = 0; at < BY_STRANGERS.times - PER_PLACE.times; at++)
      expect(await waitOf({ ...login, address: `10.0.0.${at}` })).toBe(0);
    expect(await waitOf({ ...login, address: '10.0.1.1' })).toBeGreaterThan(0);
  });

  it('has no limit per email at the gate, so strangers can’t lock others out of its shared email', async () => {
    const gate = { ...login, kind: 'gate' } as const;
    for (let at = 0; at <= BY_STRANGERS.times; at++) expect(await waitOf({ ...gate, address: `10.0.0.${at}` })).toBe(0);
  });

  it('counts brands separately', async () => {
    for (let at = 0; at <= PER_PLACE.times; at++) await waitOf(login);
    expect(await waitOf({ ...login, brand: 'other' })).toBe(0);
  });

  it('never exceeds a limit for any attempts, and a known device is limited only by itself', async () => {
    const place = fc.integer({ min: 0, max: 29 });
    const email = fc.constantFrom('a', 'b', 'c');
    const tries = fc.array(fc.record({ email, place, known: fc.boolean() }), { minLength: 100, maxLength: 200 });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(tries, async (sequence) => {
        const brand = `run-${run++}`;
        const passed = new Map<string, number>();
        const one = (key: string) => passed.set(key, (passed.get(key) ?? 0) + 1);
        const count = (key: string) => passed.get(key) ?? 0;
        for (const { email, place, known } of sequence) {
          const knownDevice = known ? `device-${place % 3}` : null;
          const address = `10.0.0.${place}`;
          const wait = await waitOf({ kind: 'login', brand, email, address, knownDevice });
          const own = `${email} ${knownDevice ?? address}`;
          if (known) expect(wait > 0).toBe(count(own) >= PER_PLACE.times);
          if (wait > 0) continue;
          one(own);
          if (!known) [address, email].forEach(one);
        }
        for (const [key, times] of passed) {
          const most = key.includes(' ') ? PER_PLACE : key.startsWith('10.') ? PER_ADDRESS : BY_STRANGERS;
          expect(times).toBeLessThanOrEqual(most.times);
        }
      }),
      { numRuns: 8 },
    );
  });
});

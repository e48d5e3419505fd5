import { connectTo, type Database, tables } from '@vinlore/database';
import { createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCookieKey, textSigner } from '../keys/keys.ts';
import { createLogger } from '../logging.ts';
import { kitMigrations } from '../migrations.ts';
import { testApi } from '../testing/test-api.ts';
import { purgeSharedLimits, sharedLimitIn } from './shared-limit.ts';

const LIMIT = 3;
const signer = textSigner([newCookieKey()]);
let database: TestDatabase;
let now = Date.UTC(2026, 0, 1);
const clock = () => new Date(now);

beforeAll(async () => {
  database = await createTestDatabase({ migrations: [kitMigrations] });
});
afterAll(() => database.drop());

/** One process of the product; `logged` collects its log. */
async function process(of: Database = database) {
  const logged: string[] = [];
  const log = createLogger('warn', { write: (line) => void logged.push(line) });
  const sharedLimit = sharedLimitIn({ database: of, signer, clock, log });
  const { ask } = await testApi({ sharedLimit });
  const statuses = async (times: number, from: string, headers: Record<string, string> = {}) => {
    const all: number[] = [];
    for (let at = 0; at < times; at++) all.push((await ask('/api/shared', { from, headers })).status);
    return all;
  };
  return { ask, statuses, logged };
}

describe('a limit shared by all processes', () => {
  it('applies across two processes, with Retry-After, and only to the caller', async () => {
    const [one, two] = [await process(), await process()];
    expect(await one.statuses(2, '198.51.100.1')).toEqual([200, 200]);
    expect(await two.statuses(2, '198.51.100.1')).toEqual([200, 429]);
    const refused = await two.ask('/api/shared', { from: '198.51.100.1' });
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(refused.envelope.message).toBe('Too many requests. Try again in 60 seconds.');
    expect(await two.statuses(1, '198.51.100.2')).toEqual([200]);
    expect(await two.statuses(1, '198.51.100.1', { host: 'spanish.localhost' })).toEqual([200]);
  });

  it('counts an account from any address, and an address with any account', async () => {
    const { statuses } = await process();
    const mia = { bearer: 'member' };
    expect(await statuses(1, '198.51.100.3', mia)).toEqual([200]);
    expect(await statuses(1, '198.51.100.4', mia)).toEqual([200]);
    expect(await statuses(1, '198.51.100.5', mia)).toEqual([200]);
    expect(await statuses(1, '198.51.100.6', mia)).toEqual([429]);
    expect(await statuses(3, '198.51.100.6')).toEqual([200, 200, 429]);
  });

  it('gives a /48 the budget of eight /64, however many networks a visitor has', async () => {
    const { statuses } = await process();
    const all: number[] = [];
    for (let net = 0; net < 30; net++) all.push(...(await statuses(1, `2001:db8:7:${net.toString(16)}::1`)));
    expect(all.filter((status) => status === 200)).toHaveLength(8 * LIMIT);
    expect(await statuses(1, '2001:db8:8:1::1')).toEqual([200]);
  });

  it('sums up the counts of two processes, and resets with a new window', async () => {
    const log = createLogger('silent');
    const [one, two] = [0, 1].map(() => sharedLimitIn({ database, signer, clock, log }));
    const until = new Date(now + 60_000);
    await one!.add([{ key: 'api 198.51.100.20', count: 70, until }]);
    const sums = await two!.add([
      { key: 'api 198.51.100.20', count: 80, until: new Date(now + 90_000) },
      { key: 'api 198.51.100.21', count: 1, until },
    ]);
    expect(sums.get('api 198.51.100.20')).toEqual({ count: 150, until });
    expect(sums.get('api 198.51.100.21')).toEqual({ count: 1, until });
    now += 60_000;
    const later = new Date(now + 60_000);
    expect(await one!.add([{ key: 'api 198.51.100.20', count: 5, until: later }])).toEqual(
      new Map([['api 198.51.100.20', { count: 5, until: later }]]),
    );
  });

  it('resets after a minute', async () => {
    const [one, two] = [await process(), await process()];
    await one.statuses(LIMIT, '198.51.100.7');
    now += 59_999;
    expect((await two.ask('/api/shared', { from: '198.51.100.7' })).headers.get('retry-after')).toBe('1');
    now += 1;
    expect(await two.statuses(1, '198.51.100.7')).toEqual([200]);
  });

  it('counts each of many concurrent attempts', async () => {
    const processes = await Promise.all([process(), process(), process(), process()]);
    const all = await Promise.all(processes.map(({ statuses }) => statuses(LIMIT, '198.51.100.8')));
    expect(all.flat().filter((status) => status === 200)).toHaveLength(LIMIT);
  });

  it('stores no address and no account, and deletes expired counts', async () => {
    await (await process()).statuses(1, '203.0.113.77', { bearer: 'member' });
    const kept = await sql<{ text: string }>`select shared_limit::text as text from shared_limit`.execute(
      database.kysely,
    );
    expect(kept.rows.length).toBeGreaterThan(0);
    expect(kept.rows.map(({ text }) => text).join()).not.toMatch(/203\.0\.113|t\.shared|open/);
    await purgeSharedLimits(database, new Date(now + 60_000));
    expect(await tables<{ shared_limit: object }>(database).selectFrom('shared_limit').selectAll().execute()).toEqual(
      [],
    );
  });

  it('counts per process while the database is down, and logs that without an address', async () => {
    const gone = connectTo('postgres://product@127.0.0.1:1/none', () => {});
    const { statuses, logged } = await process(gone);
    expect(await statuses(LIMIT + 1, '203.0.113.78')).toEqual([200, 200, 200, 429]);
    expect(logged).toHaveLength(LIMIT);
    expect(logged[0]).toContain('a rate limit is counted per process for now');
    expect(logged.join()).not.toContain('203.0.113');
    await gone.close();
  });
});

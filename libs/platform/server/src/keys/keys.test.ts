import { tables } from '@vinlore/database';
import { SECRET_KEY_PATTERN } from '@vinlore/platform-domain';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPlatformApi } from '../testing/platform-api.ts';
import { isSecret, newSecret } from './new-secret.ts';

let test: Awaited<ReturnType<typeof createPlatformApi>>;
beforeEach(async () => {
  test = await createPlatformApi();
});
afterEach(() => test.database.drop());

const listed = async (token?: string) => (await test.ask('/api/user/api-keys', {}, token)).data.keys;

describe('an API key', () => {
  it('is shown once, and stored as a hash', async () => {
    const { secret, key } = await test.create();
    expect(secret).toMatch(new RegExp(`^${SECRET_KEY_PATTERN}$`));
    expect(secret.startsWith('vl_live_')).toBe(true);
    const [seen] = await listed();
    expect(JSON.stringify(seen)).not.toContain(secret);
    expect(seen.shown).toBe(`${secret.slice(0, 12)}…${secret.slice(-4)}`);
    expect(key).toEqual(seen);
  });

  it('has a checksum, so that most mistyped keys are known without the database', () => {
    const { secret } = newSecret({ mode: 'test', kind: 'publishable' });
    expect(secret.startsWith('vl_pub_test_')).toBe(true);
    expect(isSecret(secret)).toBe(true);
    for (let at = 12; at < secret.length; at++) {
      const other = secret[at] === 'a' ? 'b' : 'a';
      expect(isSecret(secret.slice(0, at) + other + secret.slice(at + 1)), `at ${at}`).toBe(false);
    }
  });

  it('works for its account, brand, and mode only', async () => {
    const { secret } = await test.create({ mode: 'test' });
    expect((await test.call(secret)).body).toEqual({ account: test.accounts['mia'], mode: 'test' });
    expect((await test.call(secret, '/v1/whoami', {}, 'dos')).status).toBe(401);
    expect((await test.call(secret.replace('_test_', '_live_'))).status).toBe(401);
  });

  it('ends when it expires, when it is removed, and with its account', async () => {
    const { secret } = await test.create({ expires_in_days: 1 });
    expect((await test.call(secret)).status).toBe(200);
    test.stage.now = new Date('2026-11-21T10:00:01Z');
    expect((await test.call(secret)).status).toBe(401);

    const second = await test.create();
    await test.call(second.secret);
    await test.ask('/api/user/api-keys/remove', { id: second.key.id });
    expect((await test.call(second.secret)).status).toBe(401);

    const third = await test.create();
    test.stage.gone.add(test.accounts['mia']!);
    expect((await test.call(third.secret)).status).toBe(401);
  });

  it('that is removed is refused by other processes within ten seconds', async () => {
    const { secret, key } = await test.create();
    const other = test.live();
    expect(await other.find('one', secret)).not.toBeNull();
    await test.ask('/api/user/api-keys/remove', { id: key.id });
    test.stage.now = new Date(test.stage.now.getTime() + 10_000);
    expect(await other.find('one', secret)).toBeNull();
  });

  it('is nobody else’s: another account can’t see, change, roll, or remove it', async () => {
    const { key } = await test.create();
    expect(await listed('one ben')).toEqual([]);
    for (const [path, body] of [
      ['change', { name: 'Mine' }],
      ['roll', { overlap_hours: 0 }],
      ['remove', {}],
      ['use', {}],
    ] as const)
      expect((await test.ask(`/api/user/api-keys/${path}`, { id: key.id, ...body }, 'one ben')).status).toBe(404);
  });

  it('rolled, keeps its settings; the old one works on for the overlap', async () => {
    const { secret, key } = await test.create({ addresses: ['198.51.100.0/24'], monthly_budget: 5 });
    const rolled = await test.ask('/api/user/api-keys/roll', { id: key.id, overlap_hours: 1 });
    expect(rolled.data.key).toMatchObject({ addresses: ['198.51.100.0/24'], monthly_budget: 5, expires_at: null });
    expect((await test.call(secret)).status).toBe(200);
    expect((await test.call(rolled.data.secret)).status).toBe(200);
    test.stage.now = new Date('2026-11-20T11:00:01Z');
    expect((await test.call(secret)).status).toBe(401);
    expect((await test.call(rolled.data.secret)).status).toBe(200);
  });

  it('can be made 25 times, and no more, however many ask at once', async () => {
    for (let at = 0; at < 23; at++) await test.create();
    await Promise.all(Array.from({ length: 5 }, () => test.create()));
    expect(await listed()).toHaveLength(25);
    const [key] = await listed();
    expect((await test.ask('/api/user/api-keys/roll', { id: key.id, overlap_hours: 0 })).status).toBe(200);
  });

  it('says what is wrong with an address, an origin, and scopes of a publishable key', async () => {
    const status = async (settings: object) =>
      (await test.ask('/api/user/api-keys/create', { name: 'a', mode: 'live', scopes: ['vehicles:read'], ...settings }))
        .status;
    expect(await status({ addresses: ['203.0.113.0/24', '2001:db8::/48', '198.51.100.7'] })).toBe(200);
    for (const address of ['300.1.1.1', '10.0.0.0/2', 'example.com', '::/0', '1.2.3', '2001:db8::/129'])
      expect(await status({ addresses: [address] }), address).toBe(400);
    const publishable = { kind: 'publishable', origins: ['https://dealer.example/'] };
    expect(await status(publishable)).toBe(200);
    expect(await status({ ...publishable, scopes: ['reports:write'] })).toBe(422);
    expect(await status({ kind: 'publishable' })).toBe(400);
    for (const origin of [
      'http://dealer.example',
      'dealer.example',
      'https://dealer.example/shop',
      'https://a@b.example',
    ])
      expect(await status({ ...publishable, origins: [origin] }), origin).toBe(400);
  });
});

describe('the use of a key', () => {
  it('is counted by day and operation, by all processes', async () => {
    const { secret, key } = await test.create();
    await test.call(secret);
    await test.call(secret);
    await test.call(secret, '/v1/act', { method: 'POST' });
    await test.keys.flush();
    const other = test.live();
    const known = (await other.find('one', secret))!;
    other.used('one', known, { operation: 'test.whoami', status: 429 });
    await other.flush();
    const { data } = await test.ask('/api/user/api-keys/use', { id: key.id });
    expect(data.days).toEqual([{ day: '2026-11-20', calls: 4, errors: 1 }]);
    expect(data.operations).toEqual([
      { operation: 'test.act', calls: 1, errors: 0 },
      { operation: 'test.whoami', calls: 3, errors: 1 },
    ]);
    expect((await listed())[0]).toMatchObject({ used_this_month: 4, last_used_at: '2026-11-20T10:00:00.000Z' });
  });

  it('survives a key that was erased meanwhile', async () => {
    const { secret } = await test.create();
    await test.call(secret);
    const owner = { id: test.accounts['mia']!, brand: test.brands[0]!, email: '' };
    await test.database.transaction((tx) => test.module.keepers[0]!.erase(tx, owner));
    await expect(test.keys.flush()).resolves.toBeUndefined();
  });

  it('beyond the monthly budget is refused until the next month', async () => {
    const { secret } = await test.create({ monthly_budget: 2 });
    const statuses = [];
    for (let at = 0; at < 3; at++) statuses.push((await test.call(secret)).status);
    expect(statuses).toEqual([200, 200, 429]);
    await test.keys.flush();
    expect((await test.live().find('one', secret))!.id).toBeDefined();
    test.stage.now = new Date('2026-12-01T00:00:01Z');
    expect((await test.call(secret)).status).toBe(200);
  });

  it('emails its owner once at 80, 90, and 100% of the budget', async () => {
    const { secret } = await test.create({ monthly_budget: 10 });
    const subjects = async (calls: number) => {
      for (let at = 0; at < calls; at++) await test.call(secret);
      await test.keys.flush();
      await test.run('platform.warn-budgets');
      await test.run('platform.warn-budgets');
      return test.letters.splice(0).map(({ subject }) => subject);
    };
    expect(await subjects(7)).toEqual([]);
    expect(await subjects(1)).toEqual(['API key: 80% of budget used']);
    expect(await subjects(2)).toEqual(['API key: 100% of budget used']);
    test.stage.now = new Date('2026-12-02T00:00:00Z');
    expect(await subjects(9)).toEqual(['API key: 90% of budget used']);
  });
});

describe('at the desk', () => {
  it('support removes a key, with a reason that its owner gets by email', async () => {
    const { secret, key } = await test.create();
    const account = test.accounts['mia'];
    const keys = (await test.ask(`/api-cwa/staff/member-api-keys?account_id=${account}`, null, 'one support')).data
      .keys;
    expect(keys.map(({ id }: { id: string }) => id)).toEqual([key.id]);
    const removal = { id: key.id, reason: 'Published by mistake' };
    const remove = () => test.ask('/api-cwa/staff/member-api-keys/remove', removal, 'one support');
    expect((await remove()).status).toBe(200);
    // A double click.
    expect((await remove()).status).toBe(200);
    expect(test.letters.map(({ subject }) => subject)).toEqual(['Your API key was removed']);
    expect((await test.call(secret)).status).toBe(401);
    const elsewhere = await test.ask('/api-cwa/staff/member-api-keys/remove', removal, 'dos support');
    expect(elsewhere.status).toBe(404);
  });
});

describe('an Idempotency-Key', () => {
  const once = (secret: string, value: string) =>
    test.call(secret, '/v1/act', { method: 'POST', headers: { 'idempotency-key': value } });

  it('makes a request act once, for each API key, for a day', async () => {
    const [one, other] = [await test.create(), await test.create()];
    const answers = await Promise.all([once(one.secret, 'a'), once(one.secret, 'a')]);
    // The second one waits for the first, or gets its answer.
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(test.stage.acted).toBe(1);
    expect((await once(one.secret, 'a')).body).toEqual({ times: 1 });
    expect((await once(other.secret, 'a')).body).toEqual({ times: 2 });
    test.stage.now = new Date('2026-11-21T10:00:01Z');
    await test.run('platform.purge');
    expect((await once(one.secret, 'a')).body).toEqual({ times: 3 });
  });

  it('keeps no answer in plain text', async () => {
    const { secret } = await test.create();
    await once(secret, 'a');
    const { rows } = await sql<{ body: string }>`select body from platform_idempotency`.execute(
      tables<object>(test.database),
    );
    expect(rows[0]!.body).not.toContain('times');
    expect((await once(secret, 'a')).body).toEqual({ times: 1 });
  });

  it('of a request whose process was killed can be used again after a minute', async () => {
    const { secret, key } = await test.create();
    await once(secret, 'a');
    await sql`update platform_idempotency set status = null, body = null, running_until = ${new Date('2026-11-20T10:01:00Z')}
      where key_id = ${key.id}`.execute(tables<object>(test.database));
    expect((await once(secret, 'a')).status).toBe(409);
    test.stage.now = new Date('2026-11-20T10:01:01Z');
    expect((await once(secret, 'a')).body).toEqual({ times: 2 });
  });
});

import { tables } from '@vinlore/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ATTEMPTS, purgeAttempts, WINDOW_MS } from '../attempts/attempts.ts';
import { createAccount } from '../accounts/administration.ts';
import { type Bench, createBench, GATE, MEMBER } from '../testing/bench.ts';
import type { AccountTables } from '../tables.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await createBench();
  await tables<AccountTables>(bench.database)
    .insertInto('account')
    .values({
      brand: 'open',
      email: 'bought@example.com',
      password_hash: null,
      first: null,
      last: null,
      phone: null,
      created_at: new Date(),
    })
    .execute();
});
afterAll(() => bench.database.drop());

describe('issue 4: login does not tell whether an e-mail exists', () => {
  it('an unknown e-mail, an account without a password and a wrong password cost one check each and read alike', async () => {
    const shown: unknown[] = [];
    for (const email of [MEMBER.email, 'nobody@example.com', 'bought@example.com']) {
      const before = { ...bench.hashing };
      const answer = await bench.visitor().login(email, 'not the password');
      shown.push([answer.status, answer.message, answer.data, answer.headers.getSetCookie()]);
      expect(bench.hashing).toEqual({ hashed: before.hashed, verified: before.verified + 1 });
    }
    expect(shown[1]).toEqual(shown[0]);
    expect(shown[2]).toEqual(shown[0]);
  });

  it('nobody has the password that the check of an unknown e-mail is made against', async () => {
    expect((await bench.visitor().login('nobody@example.com', 'nobody has this password')).status).toBe(422);
    expect((await bench.visitor().login('bought@example.com', 'nobody has this password')).status).toBe(422);
  });

  it('the gate checks one password too, whether the e-mail is right, wrong, or no gate was ever set', async () => {
    for (const [brand, email] of [
      ['gated', GATE.email],
      ['gated', 'nobody@example.com'],
      ['other', GATE.email],
    ] as const) {
      const before = bench.hashing.verified;
      await bench.visitor(brand).json('/api/securelogin', { email, pass: 'not the password' });
      expect(bench.hashing.verified).toBe(before + 1);
    }
  });
});

describe('issue 4: guessing locks the attacker out and not the owner', () => {
  it('after 10 wrong passwords that address waits, even with the right one; the owner elsewhere does not', async () => {
    const attacker = bench.visitor();
    for (let guess = 0; guess < ATTEMPTS; guess++)
      expect((await attacker.login(MEMBER.email, `guess number ${guess}`)).status).toBe(422);
    const before = bench.hashing.verified;
    const refused = await attacker.login(MEMBER.email, MEMBER.password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    expect(bench.hashing.verified).toBe(before);
    expect((await bench.visitor().login(MEMBER.email, MEMBER.password)).status).toBe(200);
  });

  it('the wait ends after 15 minutes', async () => {
    const hasty = bench.visitor();
    for (let guess = 0; guess <= ATTEMPTS; guess++) await hasty.login(MEMBER.email, `guess number ${guess}`);
    bench.pass(WINDOW_MS);
    expect((await hasty.login(MEMBER.email, MEMBER.password)).status).toBe(200);
  });

  it('the right password clears the count: a forgetful owner is not locked out', async () => {
    const owner = bench.visitor();
    for (let guess = 0; guess < ATTEMPTS - 1; guess++) await owner.login(MEMBER.email, `guess number ${guess}`);
    expect((await owner.login(MEMBER.email, MEMBER.password)).status).toBe(200);
    expect((await owner.login(MEMBER.email, 'mistyped')).status).toBe(422);
    expect((await owner.login(MEMBER.email, MEMBER.password)).status).toBe(200);
  });

  it('the gate is guarded alike', async () => {
    const attacker = bench.visitor('gated');
    const open = (pass: string) => attacker.json('/api/securelogin', { email: GATE.email, pass });
    for (let guess = 0; guess < ATTEMPTS; guess++) expect((await open(`guess number ${guess}`)).status).toBe(422);
    expect((await open(GATE.password)).status).toBe(429);
  });

  it('guesses sent all at once are counted one by one', async () => {
    await createAccount(bench.database, { brand: 'open', email: 'target@example.com', password: MEMBER.password });
    const attacker = bench.visitor();
    const guesses = Array.from({ length: ATTEMPTS + 5 }, (_, guess) =>
      attacker.login('target@example.com', `guess ${guess}`),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(ATTEMPTS).fill(422), ...Array<number>(5).fill(429)]);
  });

  it('decisions §2: what is counted names neither the person nor the address, and goes when it is over', async () => {
    const rows = () => tables<AccountTables>(bench.database).selectFrom('account_attempt').selectAll().execute();
    const kept = JSON.stringify(await rows());
    expect(kept).not.toBe('[]');
    expect(kept).not.toMatch(/example\.com|198\.51/);
    await purgeAttempts(bench.database, new Date(Date.now() + 10 * WINDOW_MS));
    expect(await rows()).toEqual([]);
  });
});

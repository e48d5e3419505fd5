import { tables } from '@vinlore/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BY_STRANGERS, PER_PLACE } from '../attempts/attempts.ts';
import { purgeAttempts } from '../attempts/counts.ts';
import { createAccount } from '../accounts/administration.ts';
import { type Bench, createBench, GATE, MEMBER } from '../testing/bench.ts';
import type { AccountTables } from '../tables.ts';

const { times: ATTEMPTS, windowMs: WINDOW_MS } = PER_PLACE;

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

describe('sign-in does not reveal whether an email exists', () => {
  it('does one hash check and responds alike for an unknown email, an account without a password, and a wrong password', async () => {
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

  it('uses a dummy hash for unknown emails that no password matches', async () => {
    expect((await bench.visitor().login('nobody@example.com', 'nobody has this password')).status).toBe(422);
    expect((await bench.visitor().login('bought@example.com', 'nobody has this password')).status).toBe(422);
  });

  it('does one hash check at the gate whether the email is right or wrong or no gate exists', async () => {
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

describe('sign-in under attack', () => {
  /** Wrong passwords from as many addresses as given, one after the other. */
  async function attack(email: string, guesses: number, addressOf: (guess: number) => string) {
    const statuses: number[] = [];
    for (let guess = 0; guess < guesses; guess++)
      statuses.push((await bench.visitor('open', addressOf(guess)).login(email, `guess number ${guess}`)).status);
    return { read: statuses.filter((status) => status === 422).length, statuses };
  }
  const anAccount = async (email: string) => {
    await createAccount(bench.database, { brand: 'open', email, password: MEMBER.password });
    return email;
  };

  it('locks out only the address that sends 1,000 wrong passwords', async () => {
    const email = await anAccount('attacked-from-one@example.com');
    const { read, statuses } = await attack(email, 1000, () => '203.0.113.1');
    expect(read).toBe(ATTEMPTS);
    expect(statuses.at(-1)).toBe(429);
    const attacker = await bench.visitor('open', '203.0.113.1').login(email, MEMBER.password);
    expect(attacker.status).toBe(429);
    expect(Number(attacker.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await bench.visitor().login(email, MEMBER.password)).status).toBe(200);
  });

  it('checks 50 an hour of 1,000 wrong passwords from 1,000 addresses, and the owner signs in from a known device', async () => {
    const email = await anAccount('attacked-from-many@example.com');
    const owner = bench.visitor();
    await owner.login(email, MEMBER.password);
    const { read, statuses } = await attack(email, 1000, (guess) => `10.0.${Math.floor(guess / 250)}.${guess % 250}`);
    expect(read).toBe(BY_STRANGERS.times);
    expect(statuses.at(-1)).toBe(429);
    expect((await owner.login(email, MEMBER.password)).status).toBe(200);
    const stranger = await bench.visitor().login(email, MEMBER.password);
    expect(stranger).toMatchObject({ status: 429, message: expect.stringContaining('Forgot your password?') });
    expect(Number(stranger.headers.get('retry-after'))).toBeGreaterThan(60);
  });

  it('lets the owner sign in even from the attacker’s address', async () => {
    const email = await anAccount('same-house@example.com');
    const owner = bench.visitor('open', '203.0.113.2');
    await owner.login(email, MEMBER.password);
    await attack(email, ATTEMPTS + 1, () => '203.0.113.2');
    expect((await bench.visitor('open', '203.0.113.2').login(email, MEMBER.password)).status).toBe(429);
    expect((await owner.login(email, MEMBER.password)).status).toBe(200);
  });

  it('lets the owner in by email on a new device, which then is known', async () => {
    const email = await anAccount('new-phone@example.com');
    await attack(email, BY_STRANGERS.times + 1, (guess) => `10.1.0.${guess}`);
    const owner = bench.visitor();
    expect((await owner.login(email, MEMBER.password)).status).toBe(429);
    await owner.form('/api-cwa/reset-password', { email });
    const fields = { reset_token: bench.mailedToken(email), new_pass: 'a crate of lemons' };
    expect((await owner.form('/api-cwa/reset-password/confirm', fields)).status).toBe(200);
    expect((await owner.login(email, 'a crate of lemons')).status).toBe(200);
  });

  it('limits guessing from a known device too, and a device known for another account doesn’t help', async () => {
    const email = await anAccount('borrowed-phone@example.com');
    const borrowed = bench.visitor();
    await borrowed.login(email, MEMBER.password);
    for (let guess = 0; guess < ATTEMPTS; guess++)
      expect((await borrowed.login(email, `guess number ${guess}`)).status).toBe(422);
    expect((await borrowed.login(email, MEMBER.password)).status).toBe(429);

    const target = await anAccount('target-of-a-member@example.com');
    await attack(target, BY_STRANGERS.times, (guess) => `10.2.0.${guess}`);
    const member = bench.visitor();
    await member.login(MEMBER.email, MEMBER.password);
    expect((await member.login(target, MEMBER.password)).status).toBe(429);
  });

  it('limits an unknown email alike', async () => {
    const { read } = await attack('never-there@example.com', BY_STRANGERS.times + 5, (guess) => `10.3.0.${guess}`);
    expect(read).toBe(BY_STRANGERS.times);
  });

  it('does not count successful sign-ins', async () => {
    const email = await anAccount('busy@example.com');
    for (let login = 0; login < BY_STRANGERS.times + 5; login++)
      expect((await bench.visitor('open', `10.4.0.${login}`).login(email, MEMBER.password)).status).toBe(200);
  });

  it('resets after an hour', async () => {
    const email = await anAccount('later@example.com');
    await attack(email, BY_STRANGERS.times + 1, (guess) => `10.5.0.${guess}`);
    bench.pass(BY_STRANGERS.windowMs);
    expect((await bench.visitor().login(email, MEMBER.password)).status).toBe(200);
  });
});

describe('guessing locks out the attacker and not the owner', () => {
  it('blocks an address after 10 wrong passwords, even with the right one, but not the owner elsewhere', async () => {
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

  it('unblocks after 15 minutes', async () => {
    const hasty = bench.visitor();
    for (let guess = 0; guess <= ATTEMPTS; guess++) await hasty.login(MEMBER.email, `guess number ${guess}`);
    bench.pass(WINDOW_MS);
    expect((await hasty.login(MEMBER.email, MEMBER.password)).status).toBe(200);
  });

  it('clears the count after the right password, so a forgetful owner is not locked out', async () => {
    const owner = bench.visitor();
    for (let guess = 0; guess < ATTEMPTS - 1; guess++) await owner.login(MEMBER.email, `guess number ${guess}`);
    expect((await owner.login(MEMBER.email, MEMBER.password)).status).toBe(200);
    expect((await owner.login(MEMBER.email, 'mistyped')).status).toBe(422);
    expect((await owner.login(MEMBER.email, MEMBER.password)).status).toBe(200);
  });

  it('guards the gate the same way', async () => {
    const attacker = bench.visitor('gated');
    const open = (pass: string) => attacker.json('/api/securelogin', { email: GATE.email, pass });
    for (let guess = 0; guess < ATTEMPTS; guess++) expect((await open(`guess number ${guess}`)).status).toBe(422);
    expect((await open(GATE.password)).status).toBe(429);
  });

  it('counts concurrent guesses one by one', async () => {
    await createAccount(bench.database, { brand: 'open', email: 'target@example.com', password: MEMBER.password });
    const attacker = bench.visitor();
    const guesses = Array.from({ length: ATTEMPTS + 5 }, (_, guess) =>
      attacker.login('target@example.com', `guess ${guess}`),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(ATTEMPTS).fill(422), ...Array<number>(5).fill(429)]);
  });

  it('docs/decisions.md §2: stores counts without the person or address and deletes them when they expire', async () => {
    const rows = () => tables<AccountTables>(bench.database).selectFrom('account_attempt').selectAll().execute();
    const kept = JSON.stringify(await rows());
    expect(kept).not.toBe('[]');
    expect(kept).not.toMatch(/example\.com|198\.51/);
    await purgeAttempts(bench.database, new Date(Date.now() + 10 * WINDOW_MS));
    expect(await rows()).toEqual([]);
  });
});

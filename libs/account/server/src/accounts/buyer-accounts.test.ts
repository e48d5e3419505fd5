import { tables } from '@vinlore/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountTables } from '../tables.ts';
import { type Bench, BRANDS, createBench, MEMBER } from '../testing/bench.ts';
import { ensureHolder } from './buyer-accounts.ts';
import { findReset } from './mailed-tokens.ts';

const HOUR = 60 * 60_000;
const PASSWORD = 'the words of a buyer';
let bench: Bench;
beforeAll(async () => {
  bench = await createBench();
});
afterAll(() => bench.database.drop());

let buyers = 0;
const newEmail = () => `buyer-${++buyers}@example.com`;
const ensure = (email: string, brand = 'open') =>
  bench.database.transaction((tx) => ensureHolder(tx, { brand, email, language: 'es', now: bench.now() }));
const rowOf = (email: string) =>
  tables<AccountTables>(bench.database)
    .selectFrom('account')
    .selectAll()
    .where('brand', '=', 'open')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
const lettersTo = (email: string) => bench.letters.filter(({ to }) => to === email);
const offer = (email: string) =>
  bench.database.transaction((tx) =>
    bench.accounts.offerAccount(tx, { brand: BRANDS[0]!, email, language: 'es', now: bench.now() }),
  );
const confirmReset = (email: string) =>
  bench
    .visitor()
    .form('/api-cwa/reset-password/confirm', { reset_token: bench.mailedToken(email), new_pass: PASSWORD });

describe('docs/decisions.md §4: a purchase creates no account', () => {
  it('but one holder per email and brand, in the buyer’s language, without sending an email', async () => {
    const email = newEmail();
    const made = await Promise.all([ensure(email), ensure(email), ensure(email)]);
    expect(new Set(made.map(({ accountId }) => accountId)).size).toBe(1);
    expect(made.every(({ isHolder }) => isHolder)).toBe(true);
    expect((await ensure(email, 'other')).accountId).not.toBe(made[0]!.accountId);
    expect(await rowOf(email)).toMatchObject({ holder: true, language: 'es', password_hash: null, closed_at: null });
    expect(lettersTo(email)).toEqual([]);
  });

  it('reuses an existing account with that email, even a closed one', async () => {
    expect((await ensure(MEMBER.email)).isHolder).toBe(false);
    const email = newEmail();
    await ensure(email);
    await offer(email);
    await confirmReset(email);
    const { id } = await rowOf(email);
    await tables<AccountTables>(bench.database)
      .updateTable('account')
      .set({ closed_at: bench.now() })
      .where('id', '=', id)
      .execute();
    expect(await ensure(email)).toEqual({ accountId: id, isHolder: false });
    expect((await rowOf(email)).closed_at).not.toBeNull();
  });
});

describe('docs/decisions.md §4: a buyer turns it into an account', () => {
  it('with a link they request, valid for 24 hours, to a page exempt from the gate', async () => {
    const email = newEmail();
    const { accountId } = await ensure(email);
    await offer(email);
    const [letter] = lettersTo(email);
    expect(letter!.subject).toBe('Crea tu contraseña de Test Brand');
    expect(letter!.text).toMatch(/\/members\/first-password\?language=es#token=[\w-]{43}/);
    const token = bench.mailedToken(email);
    const found = (after: number) => findReset(bench.database, 'open', token, new Date(bench.now().getTime() + after));
    expect(await found(23 * HOUR)).toMatchObject({ email });
    expect(await found(24 * HOUR)).toBeUndefined();
    expect((await confirmReset(email)).status).toBe(200);
    expect(await rowOf(email)).toMatchObject({ id: accountId, holder: false });
    expect((await bench.visitor().login(email, PASSWORD)).status).toBe(200);
  });

  it('or by signing up with that email, as if nothing had been bought', async () => {
    const email = newEmail();
    const { accountId } = await ensure(email);
    const visitor = bench.visitor();
    await visitor.form('/api-cwa/register', { email, pass: PASSWORD, phone: '' });
    expect(lettersTo(email)[0]!.text).toContain('/members/confirm');
    const confirmed = await visitor.form('/api-cwa/register/confirm', { token: bench.mailedToken(email) });
    expect(confirmed).toMatchObject({ status: 200, data: { user: { id: accountId, email } } });
    expect((await rowOf(email)).holder).toBe(false);
  });

  it('or through “Forgot your password?”, because only the mailbox gives access', async () => {
    const email = newEmail();
    await ensure(email);
    await bench.visitor().form('/api-cwa/reset-password', { email });
    expect(lettersTo(email)[0]!.text).toContain('/members/first-password');
    expect((await confirmReset(email)).status).toBe(200);
    expect((await rowOf(email)).holder).toBe(false);
  });
});

describe('a holder is accessible only to its mailbox', () => {
  it('can’t be signed in to with any password; the response is that of an unknown email', async () => {
    const email = newEmail();
    await ensure(email);
    for (const pass of ['', PASSWORD]) {
      const [known, unknown] = [
        await bench.visitor().login(email, pass),
        await bench.visitor().login('nobody-at-all@example.com', pass),
      ];
      expect([known.status, known.message]).toEqual([unknown.status, unknown.message]);
    }
  });

  it('ignores the password from a stranger’s registration', async () => {
    const email = newEmail();
    await ensure(email);
    await bench.visitor().form('/api-cwa/register', { email, pass: 'the words of a stranger', phone: '' });
    const token = bench.mailedToken(email);
    const buyer = bench.visitor();
    expect(await buyer.form('/api-cwa/register/confirm', { token })).toMatchObject({
      status: 422,
      data: { reason: 'password-needed' },
    });
    expect((await rowOf(email)).holder).toBe(true);
    const opened = await buyer.form('/api-cwa/register/confirm', { token, new_pass: PASSWORD });
    expect(opened.status).toBe(200);
    expect((await bench.visitor().login(email, 'the words of a stranger')).status).toBe(422);
  });

  it('emails an existing account instead, unchanged, and sends at most three emails an hour', async () => {
    const before = lettersTo(MEMBER.email).length;
    for (let turn = 0; turn < 5; turn++) await offer(MEMBER.email);
    const letters = lettersTo(MEMBER.email).slice(before);
    expect(letters).toHaveLength(3);
    for (const { text } of letters) expect(text).not.toContain('#token=');
    expect((await bench.visitor().login(MEMBER.email, MEMBER.password)).status).toBe(200);
  });
});

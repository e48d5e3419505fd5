import { SessionSchema } from '@vinlore/account-domain';
import { tables } from '@vinlore/database';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount, setPassword } from '../accounts/administration.ts';
import { RESET_MS } from '../accounts/mailed-tokens.ts';
import { tokenHash } from '../sessions/session-store.ts';
import type { AccountTables } from '../tables.ts';
import { type Bench, createBench, GATE } from '../testing/bench.ts';
import type { Visitor } from '../testing/visitor.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await createBench();
});
afterAll(() => bench.database.drop());

const PASSWORD = 'eight blue whales';
const NEW_PASSWORD = 'a crate of lemons';
const refused = { status: 422, message: expect.stringContaining('This link has expired') };
const db = () => tables<AccountTables>(bench.database);

/** An account for one test. */
let email: string;
let accounts = 0;
beforeEach(async () => {
  email = `owner-${++accounts}@example.com`;
  await createAccount(bench.database, { brand: 'open', email, password: PASSWORD, first: 'Filomena' });
});

const ask = (to = email, visitor = bench.visitor()) => visitor.form('/api-cwa/reset-password', { email: to });
const complete = (reset_token: string, visitor: Visitor = bench.visitor(), new_pass = NEW_PASSWORD) =>
  visitor.form('/api-cwa/reset-password/confirm', { reset_token, new_pass });

describe('docs/decisions.md §3: reset password', () => {
  it('sets the password, ends all sessions, and opens a new one', async () => {
    const elsewhere = bench.visitor();
    await elsewhere.login(email, PASSWORD);
    const visitor = bench.visitor();
    expect(await ask(email, visitor)).toMatchObject({ status: 200, data: null });
    expect(bench.letters.at(-1)!.text).toContain('https://open.localhost/members/forgot-password#token=');

    const answer = await complete(bench.mailedToken(email), visitor);
    expect(answer.status).toBe(200);
    expect(v.parse(SessionSchema, answer.data).token).not.toContain(visitor.cookies.get('session'));
    expect((await visitor.restore()).data).toEqual(answer.data);
    expect((await elsewhere.restore()).data).toBeNull();
    expect((await bench.visitor().login(email, PASSWORD)).status).toBe(422);
    expect((await bench.visitor().login(email, NEW_PASSWORD)).status).toBe(200);
  });

  it('reports whether a link is valid without consuming it, until it is used or expires', async () => {
    const valid = async (reset_token: string) =>
      (await bench.visitor().form('/api-cwa/reset-password/check', { reset_token })).data;
    await ask();
    const token = bench.mailedToken(email);
    expect(await valid(token)).toEqual({ valid: true });
    expect(await valid(token)).toEqual({ valid: true });
    expect((await complete(token)).status).toBe(200);
    expect(await valid(token)).toEqual({ valid: false });

    await ask();
    const late = bench.mailedToken(email);
    bench.pass(RESET_MS);
    expect(await valid(late)).toEqual({ valid: false });
  });

  it('notifies the owner by email and writes the audit log', async () => {
    await ask();
    await complete(bench.mailedToken(email));
    expect(bench.letters.at(-1)).toMatchObject({ to: email, subject: 'Your Test Brand password was changed' });
    expect((await bench.acts()).slice(-2)).toMatchObject([
      { act: 'account.password-reset', detail: null },
      { act: 'account.logged-in', detail: { by: 'reset' } },
    ]);
  });

  it('sets the first password of an account without one', async () => {
    await db().updateTable('account').set({ password_hash: null }).where('email', '=', email).execute();
    await ask();
    expect((await complete(bench.mailedToken(email))).status).toBe(200);
    expect((await bench.visitor().login(email, NEW_PASSWORD)).status).toBe(200);
  });

  it('NIST SP 800-63B: rejects an easily guessed password and keeps the link valid', async () => {
    await ask();
    const token = bench.mailedToken(email);
    for (const guess of ['password1', 'Filomena2026', email])
      expect(await complete(token, bench.visitor(), guess)).toMatchObject({
        status: 422,
        message: expect.stringContaining('easy to guess'),
      });
    expect((await complete(token)).status).toBe(200);
  });
});

describe('the link of a reset', () => {
  it('works once, however fast it is opened', async () => {
    await ask();
    const token = bench.mailedToken(email);
    const answers = await Promise.all(Array.from({ length: 4 }, () => complete(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    expect(await complete(token)).toMatchObject(refused);
  });

  it('is valid for an hour', async () => {
    await ask();
    const token = bench.mailedToken(email);
    bench.pass(RESET_MS);
    expect(await complete(token)).toMatchObject(refused);
    await ask();
    bench.pass(RESET_MS - 1);
    expect((await complete(bench.mailedToken(email))).status).toBe(200);
  });

  it('is replaced by a newer one', async () => {
    await ask();
    const former = bench.mailedToken(email);
    await ask();
    expect(await complete(former)).toMatchObject(refused);
    expect((await complete(bench.mailedToken(email))).status).toBe(200);
  });

  it('becomes invalid when the password is changed another way', async () => {
    await ask();
    await setPassword(bench.database, { brand: 'open', email, password: 'ten green bottles' });
    expect(await complete(bench.mailedToken(email))).toMatchObject(refused);
  });

  it('becomes invalid when the account is closed or its email changes', async () => {
    await ask();
    await db().updateTable('account').set({ closed_at: new Date() }).where('email', '=', email).execute();
    expect(await complete(bench.mailedToken(email))).toMatchObject(refused);
    const moved = { closed_at: null, email: `moved-${email}` };
    await db().updateTable('account').set(moved).where('email', '=', email).execute();
    expect(await complete(bench.mailedToken(email))).toMatchObject(refused);
  });

  it('docs/decisions.md §1: doesn’t work in another brand', async () => {
    await createAccount(bench.database, { brand: 'other', email, password: PASSWORD });
    await ask();
    expect(await complete(bench.mailedToken(email), bench.visitor('other'))).toMatchObject(refused);
    expect((await bench.visitor('other').login(email, PASSWORD)).status).toBe(200);
  });

  it('is hashed at rest', async () => {
    await ask();
    const token = bench.mailedToken(email);
    const rows = await db().selectFrom('account_reset').selectAll().where('email', '=', email).execute();
    expect(rows.map((row) => row.token_hash.equals(tokenHash(token)))).toEqual([true]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('reset does not reveal whether the email exists', () => {
  it('same response, same work, and one email for an account, a closed one, one without a password, and none', async () => {
    const closed = `closed-${email}`;
    const bought = `bought-${email}`;
    const made = { brand: 'open', password_hash: null, created_at: new Date() };
    await db()
      .insertInto('account')
      .values([
        { ...made, email: closed, closed_at: new Date() },
        { ...made, email: bought },
      ])
      .execute();
    const shown = [];
    const subjects = [];
    for (const each of [email, closed, bought, `nobody-${email}`]) {
      const before = { ...bench.hashing, letters: bench.letters.length };
      const { status, message, data, headers } = await ask(each);
      const letters = bench.letters.slice(before.letters);
      const rows = await db().selectFrom('account_reset').select('email').where('email', '=', each).execute();
      shown.push({
        status,
        message,
        data,
        cookies: headers.getSetCookie(),
        work: [bench.hashing.hashed - before.hashed, bench.hashing.verified - before.verified],
        letters: letters.map(({ to }) => to === each),
        rows: rows.length,
      });
      subjects.push(letters[0]!.subject);
    }
    expect(shown[0]).toMatchObject({ status: 200, work: [0, 0], letters: [true], rows: 1 });
    for (const each of shown) expect(each).toEqual(shown[0]);
    expect(subjects).toEqual([
      'Reset your Test Brand password',
      'Your Test Brand account is closed',
      'Reset your Test Brand password',
      'No Test Brand account with this email',
    ]);
  });

  it('contains no token in the email to an address without an account', async () => {
    await ask(`nobody-${email}`);
    expect(bench.letters.at(-1)!.text).not.toContain('token');
    expect(bench.letters.at(-1)!.text).toContain('Sign up: https://open.localhost/members/signup');
  });

  it('sends at most three emails an hour with the same response, and the third link stays valid', async () => {
    const before = bench.letters.length;
    const answers = [];
    for (let time = 0; time < 5; time++) answers.push(await ask());
    expect(new Set(answers.map(({ status, message }) => `${status} ${message}`)).size).toBe(1);
    expect(bench.letters.length - before).toBe(3);
    expect((await complete(bench.mailedToken(email))).status).toBe(200);
  });

  it('sends emails in the brand’s language', async () => {
    const visitor = bench.visitor('gated');
    await visitor.json('/api/securelogin', { email: GATE.email, pass: GATE.password });
    await ask(`nadie-${email}`, visitor);
    expect(bench.letters.at(-1)!.subject).toBe('Este correo no tiene cuenta en Test Brand');
  });
});

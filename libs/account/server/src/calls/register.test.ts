import { tables } from '@vinlore/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bench, createBench, GATE, MEMBER } from '../testing/bench.ts';
import type { AccountTables } from '../tables.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await createBench();
});
afterAll(() => bench.database.drop());

const PASSWORD = 'a tin of blue paint';
const accounts = () => tables<AccountTables>(bench.database).selectFrom('account').selectAll();

describe('register', () => {
  it('spec §7: opens an account with which one can log in', async () => {
    const visitor = bench.visitor();
    const form = { email: 'New@Example.com', pass: PASSWORD, phone: '+1 (555) 010-0199' };
    expect(await visitor.form('/api-cwa/register', form)).toMatchObject({ status: 200, data: null });
    expect((await visitor.login('new@example.com', PASSWORD)).status).toBe(200);
    expect(await accounts().where('email', '=', 'new@example.com').execute()).toMatchObject([
      { brand: 'open', phone: '+1 (555) 010-0199', is_dealer: false, roles: [] },
    ]);
  });

  it('decisions §3: the landing host’s path is the same call', async () => {
    const form = { email: 'landed@example.com', pass: PASSWORD };
    expect((await bench.visitor().form('/landing/app-customer-register', form)).status).toBe(200);
    expect(await accounts().where('email', '=', 'landed@example.com').execute()).toHaveLength(1);
  });

  it('issue 4: does not tell whether the e-mail exists: same answer, same hashing, one mail; the password stays', async () => {
    const attempt = async (email: string) => {
      const before = { hashed: bench.hashing.hashed, letters: bench.letters.length };
      const answer = await bench.visitor().form('/api-cwa/register', { email, pass: PASSWORD });
      return {
        shown: [answer.status, answer.message, answer.data, answer.headers.getSetCookie()],
        hashed: bench.hashing.hashed - before.hashed,
        letters: bench.letters.slice(before.letters),
      };
    };
    const fresh = await attempt('fresh@example.com');
    const known = await attempt(MEMBER.email);
    expect(known.shown).toEqual(fresh.shown);
    expect([fresh.hashed, known.hashed]).toEqual([1, 1]);
    expect(fresh.letters.map(({ to, subject }) => [to, subject])).toEqual([
      ['fresh@example.com', 'Welcome to Test Brand'],
    ]);
    expect(known.letters.map(({ to, subject }) => [to, subject])).toEqual([
      [MEMBER.email, 'You already have an account at Test Brand'],
    ]);
    expect((await bench.visitor().login(MEMBER.email, PASSWORD)).status).toBe(422);
    expect((await bench.visitor().login(MEMBER.email, MEMBER.password)).status).toBe(200);
  });

  it('issue 4: mails are in the brand’s language, as text and HTML, with the brand’s own address', async () => {
    const visitor = bench.visitor('gated');
    await visitor.json('/api/securelogin', { email: GATE.email, pass: GATE.password });
    await visitor.form('/api-cwa/register', { email: 'ana@example.com', pass: PASSWORD });
    const letter = bench.letters.at(-1)!;
    expect(letter).toMatchObject({ to: 'ana@example.com', subject: 'Te damos la bienvenida a Test Brand' });
    expect(letter.brand.key).toBe('gated');
    expect(letter.text).toContain('https://gated.localhost/members/login');
    expect(letter.html).toContain('<html lang="es">');
    expect(letter.html).toContain('href="https://gated.localhost/members/login"');
  });

  it('decisions §1: the same e-mail may have an account in each brand', async () => {
    const form = { email: 'both@example.com', pass: PASSWORD };
    await bench.visitor('open').form('/api-cwa/register', form);
    await bench.visitor('other').form('/api-cwa/register', form);
    const rows = await accounts().where('email', '=', form.email).orderBy('brand').execute();
    expect(rows.map(({ brand }) => brand)).toEqual(['open', 'other']);
  });

  it('registering one e-mail many times at once makes one account', async () => {
    const form = { email: 'eager@example.com', pass: PASSWORD };
    const answers = await Promise.all(Array.from({ length: 8 }, () => bench.visitor().form('/api-cwa/register', form)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await accounts().where('email', '=', form.email).execute()).toHaveLength(1);
    expect(
      bench.letters
        .filter(({ to }) => to === form.email)
        .map(({ subject }) => subject.split(' ')[0])
        .sort(),
    ).toEqual(['Welcome', ...Array<string>(7).fill('You')]);
  });
});

describe('NIST SP 800-63B: passwords', () => {
  it.each([
    ['password1', 422, 'easy to guess'],
    ['Trustno1Trustno1', 200, 'Thank you'],
    ['qwertyuiop', 422, 'easy to guess'],
    ['aaaaaaaaaaaa', 422, 'easy to guess'],
    ['Test Brand 2026!', 422, 'easy to guess'],
    ['picky@example.com', 422, 'easy to guess'],
    ['short', 400, 'at least 8 characters'],
    ['x'.repeat(129), 400, 'at most 128 characters'],
    ['contraseña ñandú 🚗', 200, 'Thank you'],
  ])('%s: %i', async (pass, status, message) => {
    const answer = await bench.visitor().form('/api-cwa/register', { email: 'picky@example.com', pass });
    expect(answer.status).toBe(status);
    expect(answer.message).toContain(message);
  });
});

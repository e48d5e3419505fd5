import { SessionSchema } from '@vinlore/account-domain';
import { tables } from '@vinlore/database';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REGISTRATION_MS } from '../accounts/mailed-tokens.ts';
import { MAILS } from '../attempts/mail-limit.ts';
import { tokenHash } from '../sessions/session-store.ts';
import type { AccountTables } from '../tables.ts';
import { type Bench, createBench, GATE, MEMBER } from '../testing/bench.ts';
import type { Visitor } from '../testing/visitor.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await createBench();
});
afterAll(() => bench.database.drop());

const PASSWORD = 'a tin of blue paint';
const db = () => tables<AccountTables>(bench.database);
const accounts = (email: string) => db().selectFrom('account').selectAll().where('email', '=', email).execute();
const register = (email: string, pass = PASSWORD, visitor = bench.visitor()) =>
  visitor.form('/api-cwa/register', { email, pass });
/** Opens a link, by default in a browser that didn't register, so a password must be chosen. */
const confirm = (token: string, visitor: Visitor = bench.visitor(), new_pass: string | null = PASSWORD) =>
  visitor.form('/api-cwa/register/confirm', { token, ...(new_pass !== null && { new_pass }) });

describe('registration', () => {
  it('spec §7: stores email, password, and phone until the emailed link is opened, which signs in', async () => {
    const visitor = bench.visitor();
    const form = { email: 'New@Example.com', pass: PASSWORD, phone: '+1 (555) 010-0199' };
    expect(await visitor.form('/api-cwa/register', form)).toMatchObject({ status: 200, data: null });
    expect(await accounts('new@example.com')).toEqual([]);

    const answer = await confirm(bench.mailedToken('new@example.com'), visitor, null);
    expect(answer.status).toBe(200);
    const { user } = v.parse(SessionSchema, answer.data);
    expect(user).toMatchObject({ email: 'new@example.com', phone: '+1 (555) 010-0199', is_dealer: false, roles: [] });
    expect(JSON.stringify(answer.data)).not.toContain(visitor.cookies.get('session'));
    expect((await visitor.restore()).data).toEqual(answer.data);
    expect((await bench.visitor().login('new@example.com', PASSWORD)).status).toBe(200);
  });

  it('docs/decisions.md §3: works at the landing host’s path too', async () => {
    const form = { email: 'landed@example.com', pass: PASSWORD };
    expect((await bench.visitor().form('/landing/app-customer-register', form)).status).toBe(200);
    expect((await confirm(bench.mailedToken('landed@example.com'))).status).toBe(200);
  });

  it('records both steps in the audit log by account id only', async () => {
    await register('noted@example.com');
    await confirm(bench.mailedToken('noted@example.com'));
    const [account] = await accounts('noted@example.com');
    expect((await bench.acts()).slice(-2)).toEqual([
      { act: 'account.registered', subject_id: account!.id, detail: null },
      { act: 'account.logged-in', subject_id: account!.id, detail: { by: 'registration' } },
    ]);
  });

  it('docs/decisions.md §1: allows the same email in each brand', async () => {
    for (const brand of ['open', 'other'] as const) {
      await register('both@example.com', PASSWORD, bench.visitor(brand));
      await confirm(bench.mailedToken('both@example.com'), bench.visitor(brand));
    }
    expect((await accounts('both@example.com')).map(({ brand }) => brand).sort()).toEqual(['open', 'other']);
  });
});

describe('the link of a registration', () => {
  const refused = { status: 422, message: expect.stringContaining('This link has expired') };

  it('creates one account, however often and fast it is opened', async () => {
    await register('eager@example.com');
    const token = bench.mailedToken('eager@example.com');
    const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    expect(await confirm(token)).toMatchObject(refused);
    expect(await accounts('eager@example.com')).toHaveLength(1);
  });

  it('is valid for 24 hours', async () => {
    await register('early@example.com');
    await register('late@example.com');
    bench.pass(REGISTRATION_MS - 1);
    expect((await confirm(bench.mailedToken('early@example.com'))).status).toBe(200);
    bench.pass(1);
    expect(await confirm(bench.mailedToken('late@example.com'))).toMatchObject(refused);
  });

  it('is independent of newer links; the first one opened invalidates the others', async () => {
    const browser = bench.visitor();
    await register('twice@example.com', 'the first of two', browser);
    const former = bench.mailedToken('twice@example.com');
    await register('twice@example.com', 'the second of two', browser);
    const newer = bench.mailedToken('twice@example.com');
    expect((await confirm(former, browser, null)).status).toBe(200);
    expect((await bench.visitor().login('twice@example.com', 'the first of two')).status).toBe(200);
    expect(await confirm(newer, browser, null)).toMatchObject(refused);
  });

  it('docs/decisions.md §1: doesn’t work in another brand', async () => {
    await register('here@example.com');
    const token = bench.mailedToken('here@example.com');
    expect(await confirm(token, bench.visitor('other'))).toMatchObject(refused);
    expect((await confirm(token)).status).toBe(200);
  });

  it('is refused as expired if the email got an account another way, which stays unchanged', async () => {
    await register('bought@example.com');
    const bought = { brand: 'open', email: 'bought@example.com', password_hash: null, created_at: new Date() };
    await db().insertInto('account').values(bought).execute();
    const answer = await confirm(bench.mailedToken('bought@example.com'));
    expect(answer).toMatchObject(refused);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await accounts('bought@example.com')).toMatchObject([{ password_hash: null }]);
  });

  it('is refused if malformed', async () => {
    for (const token of ['none', "' or 1=1 --", 'x'.repeat(200)]) expect(await confirm(token)).toMatchObject(refused);
  });
});

const withoutValue = (cookie: string) => cookie.replace(/=[^;]*/, '');

describe('register does not reveal whether the email exists', () => {
  it('same response, same work, one email each; the existing account keeps its password', async () => {
    const attempt = async (email: string) => {
      const before = { ...bench.hashing, letters: bench.letters.length };
      const answer = await register(email);
      return {
        shown: [answer.status, answer.message, answer.data, answer.headers.getSetCookie().map(withoutValue)],
        work: [bench.hashing.hashed - before.hashed, bench.hashing.verified - before.verified],
        letters: bench.letters.slice(before.letters).map(({ to, subject }) => [to, subject]),
        rows: await db().selectFrom('account_registration').select('email').where('email', '=', email).execute(),
      };
    };
    const fresh = await attempt('fresh@example.com');
    const known = await attempt(MEMBER.email);
    expect(known.shown).toEqual(fresh.shown);
    expect([fresh.work, known.work]).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect([fresh.rows.length, known.rows.length]).toEqual([1, 1]);
    expect(fresh.letters).toEqual([['fresh@example.com', 'Activate your Test Brand account']]);
    expect(known.letters).toEqual([[MEMBER.email, 'You already have a Test Brand account']]);
    expect((await bench.visitor().login(MEMBER.email, PASSWORD)).status).toBe(422);
    expect((await bench.visitor().login(MEMBER.email, MEMBER.password)).status).toBe(200);
  });

  it('refuses an unconfirmed registration’s right password like a wrong one, and hints at the link', async () => {
    await register('waiting@example.com');
    const shown = [];
    for (const email of ['waiting@example.com', 'nobody-at-all@example.com']) {
      const before = bench.hashing.verified;
      const { status, message, headers } = await bench.visitor().login(email, PASSWORD);
      shown.push({ status, message, cookies: headers.getSetCookie(), verified: bench.hashing.verified - before });
    }
    expect(shown[0]).toEqual(shown[1]);
    expect(shown[0]).toMatchObject({ status: 422, verified: 1 });
    expect(shown[0]!.message).toContain('If you just signed up, first open the link we emailed you.');
  });

  it('sends at most three emails an hour with the same response, and the third link stays valid', async () => {
    for (const email of [MEMBER.email, 'many@example.com']) {
      bench.pass(MAILS.windowMs);
      const before = bench.letters.length;
      const answers = [];
      for (let time = 0; time < 5; time++) answers.push(await register(email, `${PASSWORD} ${time}`));
      expect(new Set(answers.map(({ status, message }) => `${status} ${message}`)).size).toBe(1);
      expect(bench.letters.length - before).toBe(3);
    }
    expect((await confirm(bench.mailedToken('many@example.com'))).status).toBe(200);
  });

  it('sends three emails for many concurrent registrations, and the newest link is valid', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => register('hasty@example.com')));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(bench.letters.filter(({ to }) => to === 'hasty@example.com')).toHaveLength(3);
    expect((await confirm(bench.mailedToken('hasty@example.com'))).status).toBe(200);
  });

  it('hashes tokens at rest', async () => {
    await register('hidden@example.com');
    const token = bench.mailedToken('hidden@example.com');
    const rows = await db().selectFrom('account_registration').selectAll().execute();
    expect(rows.filter((row) => row.token_hash.equals(tokenHash(token)))).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('letters', () => {
  it('are in the brand’s language, as text and HTML, with the brand’s own URL', async () => {
    const visitor = bench.visitor('gated');
    await visitor.json('/api/securelogin', { email: GATE.email, pass: GATE.password });
    await register('ana@example.com', PASSWORD, visitor);
    const letter = bench.letters.at(-1)!;
    const link = `https://gated.localhost/members/confirm#token=${bench.mailedToken('ana@example.com')}`;
    expect(letter).toMatchObject({ to: 'ana@example.com', subject: 'Activa tu cuenta de Test Brand' });
    expect(letter.brand.key).toBe('gated');
    expect(letter.text).toContain(`Confirmar e iniciar sesión: ${link}`);
    expect(letter.html).toContain('<html lang="es">');
    expect(letter.html).toContain(`href="${link}"`);
  });

  const wanted = '/members/dashboard?vin=1M8GDM9AXKP042788#window-sticker';

  it('lead to the original destination, also for an existing account', async () => {
    bench.pass(MAILS.windowMs);
    const next = encodeURIComponent(wanted);
    for (const [email, link] of [
      ['headed@example.com', /members\/confirm\?next=([^#\s]+)#token=[\w-]{43}$/m],
      [MEMBER.email, /members\/login\?next=(\S+)$/m],
    ] as const) {
      await bench.visitor().form('/api-cwa/register', { email, pass: PASSWORD, next: wanted });
      expect(link.exec(bench.letters.at(-1)!.text)?.[1]).toBe(next);
    }
    await bench.visitor().form('/api-cwa/reset-password', { email: MEMBER.email, next: wanted });
    expect(bench.letters.at(-1)!.text).toContain(`?next=${next}#token=`);
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/members/',
    '/members/../..//elsewhere.example',
    '/pricing',
  ])('docs/decisions.md §4: never lead to what is no page of members: %s', async (next) => {
    bench.pass(MAILS.windowMs);
    for (const email of ['lured@example.com', MEMBER.email])
      await bench.visitor().form('/api-cwa/register', { email, pass: PASSWORD, next });
    await bench.visitor().form('/api-cwa/reset-password', { email: MEMBER.email, next });
    for (const { text, html } of bench.letters.slice(-3)) expect(text + html).not.toMatch(/elsewhere|pricing|next=/);
  });

  it('link an existing account’s owner to sign-in and password reset', async () => {
    bench.pass(MAILS.windowMs);
    await register(MEMBER.email);
    const { text } = bench.letters.at(-1)!;
    expect(text).toContain('Sign in: https://open.localhost/members/login');
    expect(text).toContain('https://open.localhost/members/forgot-password');
    expect(text).not.toContain('token');
  });
});

describe('NIST SP 800-63B: passwords', () => {
  it.each([
    ['password1', 422, 'easy to guess'],
    ['Test Brand 2026!', 422, 'easy to guess'],
    ['picky@example.com', 422, 'easy to guess'],
    ['short', 400, 'at least 8 characters'],
    ['x'.repeat(129), 400, '128 characters or fewer'],
    ['contraseña ñandú 🚗', 200, 'Check your inbox'],
  ])('%s: %i', async (pass, status, message) => {
    const answer = await register('picky@example.com', pass);
    expect(answer.status).toBe(status);
    expect(answer.message).toContain(message);
  });
});

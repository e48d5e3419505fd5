import { tables } from '@vinlore/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountTables } from '../tables.ts';
import { type Bench, createBench, GATE, MEMBER } from '../testing/bench.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await createBench();
});
afterAll(() => bench.database.drop());

const EMAIL = 'lupe@example.com';
const PASSWORD = 'a tin of blue paint';
const speaking = (language: string, brand: 'open' | 'other' | 'gated' = 'open') => {
  const visitor = bench.visitor(brand);
  visitor.cookies.set('language', language);
  return visitor;
};
const languageOf = async (email: string, brand = 'open') => {
  const found = tables<AccountTables>(bench.database).selectFrom('account').select('language');
  return (await found.where('email', '=', email).where('brand', '=', brand).executeTakeFirstOrThrow()).language;
};
const newest = (to: string) => bench.letters.findLast((letter) => letter.to === to)!;

describe('emails are in the language of the request', () => {
  it('sends a Spanish email, with a link that keeps the language, to someone registering in Spanish at an English brand', async () => {
    await speaking('es').form('/api-cwa/register', { email: EMAIL, pass: PASSWORD });
    const { subject, text } = newest(EMAIL);
    expect(subject).toMatch(/^Activa tu cuenta/);
    expect(text).toMatch(/https:\/\/open\.localhost\/members\/confirm\?language=es#token=[\w-]{43}/);
  });

  it('sends an English one at a Spanish brand', async () => {
    const visitor = speaking('en', 'gated');
    await visitor.json('/api/securelogin', { email: GATE.email, pass: GATE.password });
    await visitor.form('/api-cwa/reset-password', { email: MEMBER.email });
    const { subject, text } = newest(MEMBER.email);
    expect(subject).toMatch(/password/i);
    expect(text).toContain('?language=en#token=');
  });

  it('localizes refusals too', async () => {
    const refused = await speaking('es').login(EMAIL, 'wrong wrong wrong');
    const english = await bench.visitor().login(EMAIL, 'wrong wrong wrong');
    expect(refused.status).toBe(422);
    expect(refused.message).not.toBe(english.message);
    expect(refused.message).toMatch(/contraseña/i);
  });
});

describe('the account stores the language for emails that no request triggers', () => {
  it('at registration, at each sign-in, and when a page is loaded in another language', async () => {
    const visitor = speaking('es');
    await visitor.form('/api-cwa/register/confirm', { token: bench.mailedToken(EMAIL), new_pass: PASSWORD });
    expect(await languageOf(EMAIL)).toBe('es');
    visitor.cookies.set('language', 'en');
    expect((await visitor.restore()).status).toBe(200);
    expect(await languageOf(EMAIL)).toBe('en');
    await speaking('es').login(EMAIL, PASSWORD);
    expect(await languageOf(EMAIL)).toBe('es');
  });

  it('is unknown for an account created by an operator until its owner signs in', async () => {
    expect(await languageOf(MEMBER.email, 'other')).toBeNull();
    await bench.visitor('other').login(MEMBER.email, MEMBER.password);
    expect(await languageOf(MEMBER.email, 'other')).toBe('en');
  });
});

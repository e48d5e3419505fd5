import { SessionSchema } from '@vinlore/account-domain';
import { type AuditTables } from '@vinlore/audit';
import { tables } from '@vinlore/database';
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { googleTokens } from '../identities/google-tokens.ts';
import { KeysUnavailable } from '../identities/published-keys.ts';
import type { AccountTables } from '../tables.ts';
import { type Bench, createBench, MEMBER } from '../testing/bench.ts';

const CLIENT = 'vinlore.apps.googleusercontent.com';
const PROJECT = 'vinlore-app';
const google = await generateKeyPair('RS256');
const somebody = await generateKeyPair('RS256');
const small = await generateKeyPair('ES256');
const published = createLocalJWKSet({
  keys: [
    { ...(await exportJWK(google.publicKey)), kid: 'g', alg: 'RS256', use: 'sig' },
    { ...(await exportJWK(small.publicKey)), kid: 'e', alg: 'ES256', use: 'sig' },
  ],
});
const NOW = Math.floor(Date.now() / 1000);
const clock = () => new Date(NOW * 1000);

let bench: Bench;
beforeAll(async () => {
  bench = await createBench({ google: googleTokens([CLIENT, PROJECT], published, clock) });
});
afterAll(() => bench.database.drop());

const claims = (more: JWTPayload = {}): JWTPayload => ({
  iss: 'https://accounts.google.com',
  aud: CLIENT,
  sub: '1098',
  email: 'new@gmail.com',
  email_verified: true,
  iat: NOW - 60,
  exp: NOW + 3540,
  ...more,
});
const firebase = (more: JWTPayload = {}) =>
  claims({
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    firebase: { sign_in_provider: 'google.com' },
    ...more,
  });
const token = (payload: JWTPayload = claims(), key = google.privateKey, header = { alg: 'RS256', kid: 'g' }) =>
  new SignJWT(payload).setProtectedHeader(header).sign(key);
const enter = async (id_token: string, brand: 'open' | 'other' | 'gated' = 'open') =>
  bench.visitor(brand).form('/landing/firebase-social-login', { id_token });
const userOf = (data: unknown) => v.parse(SessionSchema, data).user;
const actsOn = (id: string) =>
  tables<AuditTables>(bench.database)
    .selectFrom('audit_entry')
    .select(['act', 'detail'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();

describe('firebase-social-login', () => {
  it('creates an account for a new person, signs in, and notifies them by email', async () => {
    const visitor = bench.visitor();
    const answer = await visitor.form('/landing/firebase-social-login', { id_token: await token() });
    expect(answer.status).toBe(200);
    const user = userOf(answer.data);
    expect(user.email).toBe('new@gmail.com');
    expect((await visitor.restore()).data).toEqual(answer.data);
    expect(bench.letters.at(-1)).toMatchObject({
      to: 'new@gmail.com',
      subject: 'Google linked to your Test Brand account',
    });
    expect(await actsOn(user.id)).toEqual([
      { act: 'account.created', detail: { by: 'google' } },
      { act: 'account.identity-linked', detail: { provider: 'google' } },
      { act: 'account.logged-in', detail: { by: 'google' } },
    ]);
  });

  it('recognizes a person by Google’s id even if their email changed there, without another email', async () => {
    const first = userOf((await enter(await token(claims({ sub: 'known', email: 'known@gmail.com' })))).data);
    const letters = bench.letters.length;
    const again = userOf((await enter(await token(claims({ sub: 'known', email: 'renamed@gmail.com' })))).data);
    expect(again).toEqual(first);
    expect(bench.letters).toHaveLength(letters);
  });

  it('docs/decisions.md §1: gives the same person a separate account in another brand', async () => {
    const payload = claims({ sub: 'twice', email: 'twice@gmail.com' });
    const here = userOf((await enter(await token(payload), 'open')).data);
    const there = userOf((await enter(await token(payload), 'other')).data);
    expect(there.id).not.toBe(here.id);
  });

  it('signs in to the account with that email if Google hosts the mailbox', async () => {
    const visitor = bench.visitor('other');
    const { id } = userOf((await visitor.login(MEMBER.email, MEMBER.password)).data);
    const workspace = claims({ sub: 'mia', email: MEMBER.email.toUpperCase(), hd: 'example.com' });
    expect(userOf((await enter(await token(workspace), 'other')).data).id).toBe(id);
  });

  it('does not if Google only verified the address once; the password still works', async () => {
    const answer = await enter(await token(claims({ sub: 'once', email: MEMBER.email })));
    expect(answer).toMatchObject({ status: 422, data: undefined });
    expect(answer.message).toContain('Sign in with your password');
    expect(answer.headers.getSetCookie()).toEqual([]);
    const stranger = await enter(await token(claims({ sub: 'once', email: 'nobody-yet@example.com' })));
    expect([stranger.status, stranger.message]).toEqual([answer.status, answer.message]);
    const opened = tables<AccountTables>(bench.database).selectFrom('account').select('id');
    expect(await opened.where('email', '=', 'nobody-yet@example.com').execute(), 'pre-hijack').toEqual([]);
    expect((await bench.visitor().login(MEMBER.email, MEMBER.password)).status).toBe(200);
  });

  it('does not sign in to a closed account', async () => {
    const payload = claims({ sub: 'gone', email: 'gone@gmail.com' });
    const { id } = userOf((await enter(await token(payload))).data);
    const accounts = tables<AccountTables>(bench.database).updateTable('account').where('id', '=', id);
    await accounts.set({ closed_at: new Date() }).execute();
    for (const sub of ['gone', 'another'])
      expect(await enter(await token({ ...payload, sub }))).toMatchObject({
        status: 422,
        message: expect.stringContaining('You closed this account'),
      });
  });

  it('accepts Firebase tokens of people who signed in there with Google', async () => {
    expect((await enter(await token(firebase({ sub: 'f1', email: 'fire@gmail.com' })))).status).toBe(200);
    const byPassword = firebase({ sub: 'f2', firebase: { sign_in_provider: 'password' } });
    expect((await enter(await token(byPassword))).status).toBe(422);
  });

  it('creates one account for two concurrent first sign-ins', async () => {
    const sent = await token(claims({ sub: 'quick', email: 'quick@gmail.com' }));
    const answers = await Promise.all([enter(sent), enter(sent), enter(sent)]);
    const [id, ...others] = new Set(answers.map(({ data }) => userOf(data).id));
    expect(others).toEqual([]);
    expect((await actsOn(id!)).map(({ act }) => act)).toEqual([
      'account.created',
      'account.identity-linked',
      ...Array<string>(3).fill('account.logged-in'),
    ]);
  });

  it('spec §2: does not pass the gate', async () => {
    expect((await enter(await token(), 'gated')).status).toBe(403);
  });
});

describe('refuses an invalid token', () => {
  const future = claims({ iat: NOW + 120, exp: NOW + 3600 });
  it.each([
    ['signed by somebody else', () => token(claims(), somebody.privateKey)],
    ['of a key that is not published', () => token(claims(), somebody.privateKey, { alg: 'RS256', kid: 'x' })],
    ['signed in another way than Google does', () => token(claims(), small.privateKey, { alg: 'ES256', kid: 'e' })],
    ['not signed at all', async () => new UnsecuredJWT(claims()).encode()],
    ['for another site', () => token(claims({ aud: 'other.apps.googleusercontent.com' }))],
    ['for several sites', () => token(claims({ aud: [CLIENT, 'other'] }))],
    ['of another issuer', () => token(claims({ iss: 'https://accounts.evil.example' }))],
    ['of another Firebase project', () => token(firebase({ iss: 'https://securetoken.google.com/other' }))],
    ['of a Firebase project for a client of Google', () => token(firebase({ aud: CLIENT }))],
    ['that is over', () => token(claims({ iat: NOW - 3600, exp: NOW - 31 }))],
    ['that never ends', () => token(claims({ exp: undefined }))],
    ['that does not say since when', () => token(claims({ iat: undefined }))],
    ['that is older than Google’s ever are', () => token(claims({ iat: NOW - 3700, exp: NOW + 3600 }))],
    ['of the future', () => token(future)],
    ['of an email that was not verified', () => token(claims({ email_verified: false }))],
    ['of an email that is said to be verified in another way', () => token(claims({ email_verified: 'true' }))],
    ['without an email', () => token(claims({ email: undefined }))],
    ['without a person', () => token(claims({ sub: '' }))],
    ['that is none', async () => 'a.b.c'],
  ])('one %s', async (_what, make) => {
    const before = await tables<AccountTables>(bench.database).selectFrom('account').select('id').execute();
    expect(await enter(await make())).toMatchObject({
      status: 422,
      message: 'Google couldn’t confirm your identity. Try again, or sign in with your email and password.',
    });
    expect(await tables<AccountTables>(bench.database).selectFrom('account').select('id').execute()).toEqual(before);
  });

  it('refuses a token that was changed after signing', async () => {
    const [head, , signature] = (await token()).split('.');
    const body = Buffer.from(JSON.stringify(claims({ email: MEMBER.email, hd: 'example.com' }))).toString('base64url');
    expect((await enter([head, body, signature].join('.'))).status).toBe(422);
  });
});

describe('when Google is unavailable', () => {
  it('returns 501 with a clear message if Google isn’t configured', async () => {
    const plain = await createBench();
    const id_token = await token();
    expect(await plain.visitor().form('/landing/firebase-social-login', { id_token })).toMatchObject({
      status: 501,
      message: 'Google sign-in isn’t available here. Use your email and password.',
    });
    await plain.database.drop();
  });

  it('returns 503 with a retry time while Google’s keys can’t be fetched', async () => {
    const down = await createBench({
      google: googleTokens([CLIENT], () => Promise.reject(new KeysUnavailable()), clock),
    });
    const id_token = await token();
    const answer = await down.visitor().form('/landing/firebase-social-login', { id_token });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('30');
    await down.database.drop();
  });
});

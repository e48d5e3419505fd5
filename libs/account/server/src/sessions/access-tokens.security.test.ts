import { SessionSchema } from '@vinlore/account-domain';
import { newCookieKey, textSigner } from '@vinlore/server-kit';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeskBench, type DeskBench } from '../staff/testing/desk-bench.ts';
import { MEMBER } from '../testing/bench.ts';
import type { Visitor } from '../testing/visitor.ts';
import { ACCESS_MS, accessTokens } from './access-tokens.ts';
import { IDLE_MS, STAFF_IDLE_MS, tokenHash } from './session-store.ts';

let bench: DeskBench;
beforeAll(async () => {
  bench = await createDeskBench();
});
afterAll(() => bench.database.drop());

const MINUTE = 60_000;
const tokenOf = (data: unknown) => v.parse(SessionSchema, data).token;
const sessions = (visitor: Visitor, bearer: string) => visitor.post('/api/user/sessions', { bearer });

async function signedIn() {
  const visitor = bench.visitor();
  return { visitor, token: tokenOf((await visitor.login(MEMBER.email, MEMBER.password)).data) };
}

describe('docs/decisions.md §2: access tokens expire after ten minutes and are renewed with the cookie', () => {
  it('makes a stolen token worthless after ten minutes, to the second, without interrupting its owner', async () => {
    const { visitor, token } = await signedIn();
    const thief = bench.visitor();
    bench.pass(ACCESS_MS - 1000);
    expect((await sessions(thief, token)).status).toBe(200);
    bench.pass(1000);
    expect((await sessions(thief, token)).status).toBe(401);
    expect((await sessions(visitor, token)).status).toBe(401);
    const renewed = tokenOf((await visitor.restore()).data);
    expect((await sessions(visitor, renewed)).status).toBe(200);
  });

  it('never returns the cookie’s value in a response body or accepts it as a token', async () => {
    const visitor = bench.visitor();
    const bodies = [await visitor.login(MEMBER.email, MEMBER.password), await visitor.restore()];
    const cookie = visitor.cookies.get('session')!;
    expect(JSON.stringify(bodies.map(({ data }) => data))).not.toContain(cookie);
    expect((await sessions(visitor, cookie)).status).toBe(401);
  });

  it('does not accept an access token in place of the cookie', async () => {
    const { visitor, token } = await signedIn();
    const thief = bench.visitor();
    expect((await thief.post('/api/session', { bearer: token })).data).toBeNull();
    thief.cookies.set('session', token);
    thief.cookies.set('XSRF-TOKEN', visitor.cookies.get('XSRF-TOKEN')!);
    expect((await thief.restore()).status).toBe(403);
  });

  it('does not let a stolen token change the password, add a passkey, or create a session, even right after sign-in', async () => {
    const { token } = await signedIn();
    const thief = bench.visitor();
    const asked = [
      await thief.form('/api-cwa/change-password', { new_pass: 'a crate of lemons' }, { bearer: token }),
      await thief.json('/api/user/passkeys/options', { host: 'open.localhost' }, { bearer: token }),
    ];
    const atDesk = bench.deskVisitor();
    const owner = await bench.atDesk(`owner-${crypto.randomUUID()}@example.com`, ['owner'], { staffBrands: ['other'] });
    for (const [path, body] of [
      ['hand-over', { brand: 'other', challenge: 'x'.repeat(43) }],
      ['second-factor/start', {}],
      ['second-factor/give', { code: owner.code(1) }],
    ] as const)
      asked.push(await atDesk.json(`/api-cwa/staff/${path}`, body, { bearer: owner.token }));
    expect(asked.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    for (const { cookies } of [thief, atDesk]) expect([...cookies.keys()]).toEqual([]);
    expect((await bench.visitor().login(MEMBER.email, MEMBER.password)).status).toBe(200);
  });

  it('does not accept another session’s cookie with a stolen token', async () => {
    const { token } = await signedIn();
    const { visitor: thief } = await signedIn();
    const answer = await thief.form('/api-cwa/change-password', { new_pass: 'a crate of lemons' }, { bearer: token });
    expect(answer.status).toBe(401);
  });

  it('ends a session’s tokens immediately', async () => {
    const { visitor, token } = await signedIn();
    const renewed = tokenOf((await visitor.restore()).data);
    await visitor.post('/api/logout', { bearer: renewed });
    for (const each of [token, renewed]) expect((await sessions(bench.visitor(), each)).status).toBe(401);
  });

  it('keeps other tabs’ tokens valid on renewal', async () => {
    const { visitor, token } = await signedIn();
    bench.pass(MINUTE);
    const [first, second] = [await visitor.restore(), await visitor.restore()];
    for (const each of [token, tokenOf(first.data), tokenOf(second.data)])
      expect((await sessions(visitor, each)).status).toBe(200);
  });

  it('refuses a token that is forged, truncated, extended, or signed for another purpose', async () => {
    const { visitor, token } = await signedIn();
    const hash = tokenHash(visitor.cookies.get('session')!).toString('base64url');
    const later = new Date(bench.now().getTime() + 10 * ACCESS_MS);
    const [value, , id, mac] = token.split('.');
    for (const forged of [
      bench.signer.sign('account.logged-in', hash, later),
      textSigner([newCookieKey()]).sign('account.access', hash, later),
      [value, String(Math.floor(later.getTime() / 1000)), id, mac].join('.'),
      token.slice(0, -1),
      `${token}.x`,
      hash,
    ])
      expect((await sessions(visitor, forged)).status).toBe(401);
  });

  it('docs/decisions.md §1: refuses a token of another brand', async () => {
    const { token } = await signedIn();
    expect((await sessions(bench.visitor('other'), token)).status).toBe(401);
  });

  it('does not extend a staff session for a background call’s renewal, but does for a person’s', async () => {
    const idle = await bench.atDesk(`idle-${crypto.randomUUID()}@example.com`, ['support']);
    const busy = await bench.atDesk(`busy-${crypto.randomUUID()}@example.com`, ['support']);
    const renew = ({ visitor }: typeof idle, query: string) =>
      visitor.post(`/api-cwa/staff/session${query}`, { 'x-xsrf-token': visitor.cookies.get('desk_XSRF-TOKEN')! });
    for (let passed = 0; passed < STAFF_IDLE_MS; passed += ACCESS_MS) {
      expect((await renew(idle, '?passive=1')).data).not.toBeNull();
      expect((await renew(busy, '')).data).not.toBeNull();
      bench.pass(ACCESS_MS);
    }
    expect((await renew(idle, '?passive=1')).data).toBeNull();
    expect((await renew(busy, '')).data).not.toBeNull();
  });

  it('does not extend a member’s session for a background call either', async () => {
    const { visitor } = await signedIn();
    const headers = () => ({ 'x-xsrf-token': visitor.cookies.get('XSRF-TOKEN')! });
    bench.pass(IDLE_MS - MINUTE);
    expect((await visitor.post('/api/session?passive=1', headers())).data).not.toBeNull();
    bench.pass(MINUTE);
    expect((await visitor.post('/api/session?passive=1', headers())).data).toBeNull();
  });

  it('verifies a token in microseconds, without a query', () => {
    const tokens = accessTokens(bench.signer, bench.now);
    const { token } = tokens.issue('T'.repeat(43));
    expect(tokens.sessionHash(token)).toEqual(tokenHash('T'.repeat(43)));
    expect(token.length).toBeLessThan(200);
  });
});

import { SessionSchema } from '@vinlore/account-domain';
import { tables } from '@vinlore/database';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountTables } from '../tables.ts';
import { tokenHash } from '../sessions/session-store.ts';
import { type Bench, createBench, MEMBER } from '../testing/bench.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await createBench();
});
afterAll(() => bench.database.drop());

const tokenOf = (data: unknown) => v.parse(SessionSchema, data).token;

describe('login', () => {
  it('spec §7: returns token and user, and sets the session, XSRF, and logged-in cookies', async () => {
    const visitor = bench.visitor();
    const answer = await visitor.login(` ${MEMBER.email.toUpperCase()} `, MEMBER.password);
    expect(answer.status).toBe(200);
    const { expires_in, user } = v.parse(SessionSchema, answer.data);
    expect(user).toMatchObject({ email: MEMBER.email, first: 'Mia', is_dealer: false, roles: [] });
    expect(expires_in).toBe(600);
    expect(JSON.stringify(answer.data)).not.toContain(visitor.cookies.get('session'));
    const set = answer.headers.getSetCookie();
    expect(set.find((line) => line.startsWith('session='))).toContain('HttpOnly');
    expect(set.find((line) => line.startsWith('logged_in='))).toContain('HttpOnly');
    expect(set.find((line) => line.startsWith('XSRF-TOKEN='))).not.toContain('HttpOnly');
    expect(set.every((line) => line.includes('SameSite=Lax') && !line.includes('Domain='))).toBe(true);
  });

  it('docs/decisions.md §2: refuses a wrong password as a valid form', async () => {
    const answer = await bench.visitor().login(MEMBER.email, 'not the password');
    expect(answer).toMatchObject({
      status: 422,
      message: expect.stringContaining('Incorrect email or password.'),
      data: undefined,
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('creates a new token for each sign-in and ends the browser’s previous one', async () => {
    const visitor = bench.visitor();
    const first = tokenOf((await visitor.login(MEMBER.email, MEMBER.password)).data);
    const second = tokenOf((await visitor.login(MEMBER.email, MEMBER.password)).data);
    expect(second).not.toBe(first);
    expect((await visitor.post('/api-cwa/logout', { bearer: first })).status).toBe(401);
    expect((await visitor.post('/api-cwa/logout', { bearer: second })).status).toBe(200);
  });

  it('tokens are hashed at rest', async () => {
    const visitor = bench.visitor();
    await visitor.login(MEMBER.email, MEMBER.password);
    const token = visitor.cookies.get('session')!;
    const rows = await tables<AccountTables>(bench.database).selectFrom('account_session').selectAll().execute();
    expect(rows.filter((row) => row.token_hash.equals(tokenHash(token)))).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('spec §6: accepts the token in the bearer header and as Authorization: Bearer', async () => {
    const visitor = bench.visitor();
    const token = tokenOf((await visitor.login(MEMBER.email, MEMBER.password)).data);
    expect((await visitor.post('/api/logout', { authorization: `Bearer ${token}` })).status).toBe(200);
    // The known-device cookie stays.
    expect([...visitor.cookies.keys()]).toEqual(['known_device']);
  });
});

describe('signing out', () => {
  it('clears the site’s data in the browser except the language and consent cookies', async () => {
    const visitor = bench.visitor();
    const bearer = tokenOf((await visitor.login(MEMBER.email, MEMBER.password)).data);
    const answer = await visitor.post('/api-cwa/logout', { bearer });
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    expect((await visitor.post('/api-cwa/logout', { bearer })).headers.get('clear-site-data')).toBeNull();
    expect((await visitor.restore()).data).toBeNull();
  });
});

describe('session', () => {
  it('docs/decisions.md §2: restores token and user from the cookie after a reload', async () => {
    const visitor = bench.visitor();
    const login = await visitor.login(MEMBER.email, MEMBER.password);
    const restored = await visitor.restore();
    expect(restored.status).toBe(200);
    expect(restored.data).toEqual(login.data);
  });

  it('docs/decisions.md §2: returns 200 with null without a session, with or without the header', async () => {
    expect(await bench.visitor().post('/api/session')).toMatchObject({ status: 200, data: null });
  });

  it('docs/decisions.md §2: returns null for an ended session and removes the stale logged-in flag', async () => {
    const visitor = bench.visitor();
    const token = tokenOf((await visitor.login(MEMBER.email, MEMBER.password)).data);
    const elsewhere = bench.visitor();
    await elsewhere.post('/api-cwa/logout', { bearer: token });
    expect(visitor.cookies.has('logged_in')).toBe(true);
    expect(await visitor.restore()).toMatchObject({ status: 200, data: null });
    expect([...visitor.cookies.keys()]).toEqual(['known_device']);
  });
});

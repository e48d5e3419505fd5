import { accountContract, SessionSchema } from '@vinlore/account-domain';
import { pathsOf } from '@vinlore/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bench, createBench, DAY, GATE, MEMBER } from '../testing/bench.ts';
import type { Visitor } from '../testing/visitor.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await createBench();
});
afterAll(() => bench.database.drop());

async function loggedIn(brand: 'open' | 'other' | 'gated' = 'open'): Promise<{ visitor: Visitor; token: string }> {
  const visitor = bench.visitor(brand);
  if (brand === 'gated') await visitor.json('/api/securelogin', { email: GATE.email, pass: GATE.password });
  const { data } = await visitor.login(MEMBER.email, MEMBER.password);
  return { visitor, token: v.parse(SessionSchema, data).token };
}

const rows = Object.values(accountContract);
const bearerPaths = rows.filter(({ auth }) => auth === 'bearer').flatMap((row) => pathsOf(row));
const gatePaths = rows.filter(({ auth }) => auth === 'gate').flatMap((row) => pathsOf(row));

/** Statuses of a caller without access; an authorized caller may still fail validation. */
const SHUT_OUT = [401, 403];

describe.each(bearerPaths)('a member’s call: %s', (path) => {
  it('refuses a missing token', async () => {
    expect(await bench.visitor().post(path)).toMatchObject({ status: 401, message: 'Sign in to continue.' });
  });

  it('refuses a malformed or empty token and one of 10,000 characters', async () => {
    for (const bearer of ['none', '""', 'x'.repeat(10_000), "' or 1=1 --"])
      expect((await bench.visitor().post(path, { bearer })).status).toBe(401);
  });

  it('docs/decisions.md §1: refuses a token of another brand', async () => {
    const { token } = await loggedIn('other');
    expect((await bench.visitor('open').post(path, { bearer: token })).status).toBe(401);
    expect((await bench.visitor('other').post(path, { bearer: token })).status).not.toBeOneOf(SHUT_OUT);
  });

  it('refuses a revoked token', async () => {
    const { visitor, token } = await loggedIn();
    await visitor.post('/api/logout', { bearer: token });
    expect((await visitor.post(path, { bearer: token })).status).toBe(401);
  });

  it('does not accept the session cookie as a token, because a cross-site form sends it', async () => {
    const { visitor } = await loggedIn();
    expect(visitor.cookies.has('session')).toBe(true);
    expect((await visitor.post(path)).status).toBe(401);
  });

  it('docs/decisions.md §2: refuses a uri of another brand and a page of another site', async () => {
    const { visitor, token } = await loggedIn();
    expect((await visitor.post(path, { bearer: token, uri: 'other.localhost' })).status).toBe(403);
    expect((await visitor.post(path, { bearer: token, origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await visitor.post(path, { bearer: token, origin: 'null' })).status).toBe(403);
    expect((await visitor.post(path, { bearer: token, uri: 'open.localhost' })).status).not.toBeOneOf(SHUT_OUT);
  });
});

describe.each(gatePaths)('a call behind the gate: %s', (path) => {
  const fields = { email: 'somebody@example.com', pass: 'nothing that matches' };

  it('spec §2: is refused while the gate is on and no secure id is sent', async () => {
    expect((await bench.visitor('gated').form(path, fields)).status).toBe(403);
  });

  it('is served while the gate is off', async () => {
    expect((await bench.visitor('open').form(path, fields)).status).not.toBe(403);
  });

  it('spec §2: is served with a session instead of a secure id', async () => {
    const { token } = await loggedIn('gated');
    expect((await bench.visitor('gated').form(path, fields, { bearer: token })).status).not.toBe(403);
  });

  it('refuses a forged secure id and one of another brand or purpose', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000);
    const forged = [
      'yes',
      'Z2F0ZWQ.9999999999.k1.AAAA',
      bench.signer.sign('account.gate', 'open', inAnHour),
      bench.signer.sign('account.logged-in', 'gated', inAnHour),
    ];
    for (const id of forged) {
      const visitor = bench.visitor('gated');
      visitor.cookies.set('__secu_id', id);
      expect((await visitor.form(path, fields)).status).toBe(403);
    }
  });
});

describe('restoring a session', () => {
  it('spec §9: refuses a missing or wrong XSRF header and keeps the session', async () => {
    const { visitor } = await loggedIn();
    const { visitor: stranger } = await loggedIn();
    for (const header of ['', 'wrong', visitor.cookies.get('session')!, stranger.cookies.get('XSRF-TOKEN')!])
      expect((await visitor.post('/api/session', { 'x-xsrf-token': header })).status).toBe(403);
    expect((await visitor.post('/api/session')).status).toBe(403);
    expect((await visitor.restore()).data).not.toBeNull();
  });

  it('docs/decisions.md §2: refuses an XSRF cookie that is not bound to the session, even when the header repeats it', async () => {
    const { visitor } = await loggedIn();
    const { visitor: stranger } = await loggedIn();
    visitor.cookies.set('XSRF-TOKEN', stranger.cookies.get('XSRF-TOKEN')!);
    expect((await visitor.restore()).status).toBe(403);
  });

  it('docs/decisions.md §2: requires the header to equal the cookie', async () => {
    const { visitor } = await loggedIn();
    const code = visitor.cookies.get('XSRF-TOKEN')!;
    visitor.cookies.delete('XSRF-TOKEN');
    expect((await visitor.post('/api/session', { 'x-xsrf-token': code })).status).toBe(403);
  });

  it('docs/decisions.md §1: ignores the session cookie of another brand', async () => {
    const { visitor } = await loggedIn('other');
    const here = bench.visitor('open');
    for (const [name, value] of visitor.cookies) here.cookies.set(name, value);
    expect(await here.restore()).toMatchObject({ status: 200, data: null });
    expect(here.cookies.has('logged_in')).toBe(false);
    expect((await visitor.restore()).data).not.toBeNull();
  });

  it('restores nothing from a tampered session cookie', async () => {
    const { visitor } = await loggedIn();
    visitor.cookies.set('session', `${visitor.cookies.get('session')}x`);
    expect((await visitor.restore()).status).toBe(403);
  });
});

describe('sessions end', () => {
  it('7 days after the last call', async () => {
    const { visitor: idle } = await loggedIn();
    const { visitor: busy } = await loggedIn();
    bench.pass(6 * DAY);
    expect((await busy.restore()).data).not.toBeNull();
    bench.pass(2 * DAY);
    expect((await idle.restore()).data).toBeNull();
    expect((await busy.restore()).data).not.toBeNull();
  });

  it('30 days after sign-in, regardless of activity', async () => {
    const { visitor, token } = await loggedIn();
    for (let day = 5; day <= 25; day += 5) {
      bench.pass(5 * DAY);
      expect((await visitor.restore()).data).not.toBeNull();
    }
    bench.pass(5 * DAY);
    expect((await visitor.post('/api/logout', { bearer: token })).status).toBe(401);
    expect((await visitor.restore()).data).toBeNull();
  });
});

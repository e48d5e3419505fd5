import { beforeAll, describe, expect, it } from 'vitest';
import { type Ask, testApi } from '../testing/test-api.ts';

let ask: Ask;
beforeAll(async () => {
  ({ ask } = await testApi());
});

describe('docs/decisions.md §1, §2: the host decides the brand', () => {
  it.each([
    'elsewhere.example',
    'open.localhost.elsewhere.example',
    '',
    'open.localhost@elsewhere.example',
    'OPEN LOCALHOST',
  ])('returns 421 for the host "%s", without naming a brand', async (host) => {
    const answer = await ask('/api/rare', { headers: { host } });
    expect(answer.status).toBe(421);
    expect(answer.text).not.toMatch(/open|gated|spanish|test brand/i);
  });

  it.each(['open.localhost:3000', 'OPEN.localhost', 'members.open.localhost', 'open.localhost.'])(
    'accepts host "%s"',
    async (host) => {
      expect((await ask('/api/refused', { headers: { host } })).status).toBe(422);
    },
  );

  it('rejects a uri of another or unknown brand, and accepts one of its own brand', async () => {
    const withUri = (uri: string) => ask('/api/refused', { headers: { uri } });
    expect((await withUri('gated.localhost')).status).toBe(403);
    expect((await withUri('elsewhere.example')).status).toBe(403);
    expect((await withUri('open.localhost')).status).toBe(422);
  });

  it("rejects a request sent by another site's page", async () => {
    const from = (origin: string) => ask('/api/same', { method: 'POST', headers: { origin } });
    for (const origin of ['https://elsewhere.example', 'http://gated.localhost', 'null', 'file://', 'open.localhost'])
      expect((await from(origin)).status).toBe(403);
    expect((await from('http://open.localhost')).status).toBe(200);
  });
});

describe('compares the Origin of a call by scheme, host and port', () => {
  const from = (origin: string, host = 'open.localhost:3000', at: Ask = ask) =>
    at('/api/same', { method: 'POST', headers: { host, origin } });

  it('treats another port of the same host as another site', async () => {
    expect((await from('http://open.localhost:3000')).status).toBe(200);
    for (const origin of ['http://open.localhost:8080', 'http://open.localhost', 'http://members.open.localhost:3001'])
      expect((await from(origin)).status, origin).toBe(403);
  });

  it('treats the other scheme as another site', async () => {
    expect((await from('https://open.localhost:3000')).status).toBe(403);
    const { ask: secure } = await testApi({ secure: true });
    expect((await from('http://open.localhost', 'open.localhost', secure)).status).toBe(403);
    expect((await from('https://open.localhost', 'open.localhost', secure)).status).toBe(200);
  });

  it('uses the port of PUBLIC_URL, whatever port a proxy leaves in Host', async () => {
    const { ask: behindProxy } = await testApi({ secure: true, publicUrl: 'https://open.localhost:8443' });
    expect((await from('https://open.localhost:8443', 'open.localhost', behindProxy)).status).toBe(200);
    expect((await from('https://open.localhost:3000', 'open.localhost:3000', behindProxy)).status).toBe(403);
  });

  it('accepts calls of pages on any public host of the brand', async () => {
    for (const origin of ['http://members.open.localhost:3000', 'http://dev.open.localhost:3000'])
      expect((await from(origin)).status, origin).toBe(200);
  });
});

describe('spec §6: who may call', () => {
  it('member calls: 401 without a token or with an invalid one, 200 with a valid one in either header', async () => {
    const mine = (headers: Record<string, string>) => ask('/api/mine', { headers });
    expect((await mine({})).envelope.message).toBe('Sign in to continue.');
    expect((await mine({ bearer: 'nobody' })).envelope.message).toBe('Your session has expired. Sign in again.');
    expect((await mine({ bearer: 'x'.repeat(513) })).status).toBe(401);
    expect((await mine({ bearer: 'member', host: 'spanish.localhost' })).status).toBe(401);
    expect((await mine({ bearer: 'member' })).envelope.data).toBe('mia@example.com');
    expect((await mine({ authorization: 'Bearer member' })).envelope.data).toBe('mia@example.com');
    expect((await mine({ authorization: 'Basic member' })).status).toBe(401);
  });

  it('recent proof: required, unless the call includes the password or the input is harmless', async () => {
    const proven = async (body: object, bearer = 'member') => {
      const headers = { bearer, 'content-type': 'application/json' };
      return ask('/api/proven', { method: 'POST', headers, body: JSON.stringify(body) });
    };
    expect(await proven({ name: 'email' })).toMatchObject({
      status: 403,
      envelope: { data: { reason: 'recent-proof' } },
    });
    expect((await proven({ name: 'email', more: 'wrong' })).status).toBe(403);
    expect((await proven({ name: 'email', more: 'right' })).envelope.data).toBe('email');
    expect((await proven({ name: 'harmless' })).envelope.data).toBe('harmless');
    expect((await proven({ name: 'email' }, 'nobody')).status).toBe(401);
    expect((await proven({ name: '' })).status, 'the input is judged first').toBe(400);
  });

  it('staff calls: 403 for a member', async () => {
    expect((await ask('/api/staff')).status).toBe(401);
    expect((await ask('/api/staff', { headers: { bearer: 'member' } })).status).toBe(403);
    expect((await ask('/api/staff', { headers: { bearer: 'staff' } })).status).toBe(200);
  });

  it('staff calls: 403 before two-step verification or without the permission; a row without a permission is for owners only', async () => {
    const as = (bearer: string) => ask('/api/staff', { headers: { bearer } });
    expect(await as('staff-without-factor')).toMatchObject({ status: 403 });
    expect((await as('staff-without-factor')).envelope.message).toMatch(/^To continue, verify with a passkey/);
    expect(await as('staff-of-content')).toMatchObject({ status: 403 });
    expect((await as('staff-of-content')).envelope.message).toMatch(/^You don’t have permission to do this/);
  });

  it("docs/decisions.md §1: another brand's staff are recognized on staff calls and anonymous on member calls", async () => {
    const headers = { bearer: 'staff-of-another-brand' };
    expect((await ask('/api/staff', { headers })).status).toBe(200);
    expect((await ask('/api/mine', { headers })).status).toBe(401);
  });

  it('spec §2: rejects a gated call if the gate is on and was not passed', async () => {
    const gate = (headers: Record<string, string>) => ask('/api/gate', { headers });
    expect((await gate({ host: 'gated.localhost' })).status).toBe(403);
    expect((await gate({ host: 'gated.localhost', cookie: 'gate=passed' })).status).toBe(200);
    expect((await gate({ host: 'open.localhost' })).status).toBe(200);
  });

  it('spec §9: a call authenticated by the session cookie requires the XSRF header', async () => {
    expect((await ask('/api/xsrf', { method: 'POST' })).status).toBe(403);
    expect((await ask('/api/xsrf', { method: 'POST', headers: { 'x-xsrf-token': 'wrong' } })).status).toBe(403);
    const passed = await ask('/api/xsrf', { method: 'POST', headers: { 'X-XSRF-TOKEN': 'right' } });
    expect(passed.headers.getSetCookie()).toEqual(['seen=yes; Path=/; SameSite=Lax; HttpOnly; Max-Age=60']);
  });
});

describe('limits', () => {
  it('docs/decisions.md §2: too many attempts from one address get 429 with Retry-After; other addresses are served', async () => {
    const { ask: fresh } = await testApi();
    const rare = (from: string) => fresh('/api/rare', { from });
    expect([(await rare('198.51.100.7')).status, (await rare('198.51.100.7')).status]).toEqual([200, 200]);
    const limited = await rare('198.51.100.7');
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(limited.envelope.message).toMatch(/Try again in \d+ seconds?\./);
    expect((await rare('198.51.100.8')).status).toBe(200);
  });

  it('an IPv6 network counts as one visitor', async () => {
    const { ask: fresh } = await testApi();
    const statuses = [];
    for (const from of ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:ffff::3', '2001:db8:0:1::1'])
      statuses.push((await fresh('/api/rare', { from })).status);
    expect(statuses).toEqual([200, 200, 429, 200]);
  });

  it('the general limit is per address, exempts loopback, and 0 turns it off', async () => {
    const { ask: fresh } = await testApi({ requestsPerMinute: 1 });
    const refused = (from: string) => fresh('/api/refused', { from });
    expect([(await refused('198.51.100.7')).status, (await refused('198.51.100.7')).status]).toEqual([422, 429]);
    expect([(await refused('127.0.0.1')).status, (await refused('127.0.0.1')).status]).toEqual([422, 422]);
    expect([(await refused('::ffff:127.0.0.1')).status, (await refused('::1')).status]).toEqual([422, 422]);
  });
});

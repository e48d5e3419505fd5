import { describe, expect, it } from 'vitest';
import { testApi } from '../testing/test-api.ts';

const API = 'app.apart.example';
const OWN = ['https://apart.example', 'https://members.apart.example', 'https://app.apart.example'];
const STRANGERS = [
  'https://elsewhere.example',
  'https://gated.localhost',
  'https://apart.example.elsewhere.example',
  'https://xapart.example',
  'https://apart-example.example',
  'https://evil.apart.example',
  'https://desk.apart.example',
  'https://apart.example@elsewhere.example',
  'https://apart.example:8443',
  'https://apart.example/',
  'https://APART.example',
  'http://apart.example',
  'file://',
  'null',
  '',
  '*',
];

const { ask } = await testApi({ secure: true });
const preflight = (origin: string, host = API, path = '/api/json') =>
  ask(path, {
    method: 'OPTIONS',
    headers: { host, origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'bearer, uri' },
  });
const call = (origin: string, host = API) =>
  ask('/api/json', {
    method: 'POST',
    body: '{"name":"a"}',
    headers: { host, origin, 'content-type': 'application/json' },
  });
const allowed = (headers: Headers) => [...headers.keys()].filter((name) => name.startsWith('access-control-'));

describe('docs/decisions.md §1: a brand that lists its API under app.', () => {
  it.each(OWN)('lets its own page at %s ask what it may do, and remember it', async (origin) => {
    const { status, headers } = await preflight(origin);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('access-control-allow-methods')).toBe('POST');
    expect(headers.get('access-control-allow-headers')).toBe('bearer, uri, X-XSRF-TOKEN, content-type');
    expect(headers.get('access-control-max-age')).toBe('600');
    expect(headers.get('vary')).toBe('Origin');
  });

  it.each(OWN)('lets its own page at %s read answers, with cookies', async (origin) => {
    const { status, headers } = await call(origin);
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('access-control-expose-headers')).toBe('x-request-id, retry-after, ratelimit, ratelimit-policy');
    expect(headers.get('vary')).toBe('Origin');
  });

  it('lets its own page read refusals, too', async () => {
    const { status, headers } = await ask('/api/mine', { headers: { host: API, origin: OWN[0]! } });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([401, OWN[0]]);
  });

  it.each(STRANGERS)('allows a page at "%s" nothing', async (origin) => {
    const asked = await preflight(origin);
    expect([asked.status, allowed(asked.headers), asked.headers.get('vary')]).toEqual([405, [], 'Origin']);
    const called = await call(origin);
    expect([allowed(called.headers), called.headers.get('vary')]).toEqual([[], 'Origin']);
  });

  it.each(STRANGERS.filter((origin) => origin !== ''))('does not do what a page at "%s" asks', async (origin) => {
    expect((await call(origin)).status).toBe(403);
  });

  it('says Vary: Origin to who brings none', async () => {
    const { headers } = await ask('/api/rare', { headers: { host: API } });
    expect([allowed(headers), headers.get('vary')]).toEqual([[], 'Origin']);
  });

  it('gives its pages’ hosts the cookies of the API’s', async () => {
    const { headers } = await ask('/api/xsrf', { method: 'POST', headers: { host: API, 'x-xsrf-token': 'right' } });
    expect(headers.getSetCookie()).toEqual([
      '__Secure-seen=yes; Path=/; SameSite=Lax; Domain=apart.example; HttpOnly; Secure; Max-Age=60',
    ]);
  });

  it('keeps cookies to the host where nothing can stand before it', async () => {
    const headers = { host: '127.0.0.1:3000', 'x-xsrf-token': 'right' };
    const [cookie] = (await ask('/api/xsrf', { method: 'POST', headers })).headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-seen=yes; (?!.*Domain)/);
  });
});

describe('docs/decisions.md §1: shipped brands are same-origin with their API', () => {
  it.each(['https://open.localhost', 'https://members.open.localhost', 'https://elsewhere.example', 'null'])(
    'a page at "%s" is allowed nothing across origins',
    async (origin) => {
      const asked = await preflight(origin, 'open.localhost');
      expect([asked.status, allowed(asked.headers), asked.headers.get('vary')]).toEqual([405, [], null]);
      expect(allowed((await call(origin, 'open.localhost')).headers)).toEqual([]);
    },
  );
});

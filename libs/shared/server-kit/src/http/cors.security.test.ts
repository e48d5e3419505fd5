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

describe('docs/decisions.md §1: a brand that serves its API under app.', () => {
  it.each(OWN)("allows a cacheable preflight from the brand's page at %s", async (origin) => {
    const { status, headers } = await preflight(origin);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('access-control-allow-methods')).toBe('POST');
    expect(headers.get('access-control-allow-headers')).toBe('bearer, uri, X-XSRF-TOKEN, traceparent, content-type');
    expect(headers.get('access-control-max-age')).toBe('600');
    expect(headers.get('vary')).toBe('Origin');
  });

  it.each(OWN)("lets the brand's page at %s read responses, with cookies", async (origin) => {
    const { status, headers } = await call(origin);
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('access-control-expose-headers')).toBe('x-request-id, retry-after, ratelimit, ratelimit-policy');
    expect(headers.get('vary')).toBe('Origin');
  });

  it("lets the brand's page read refusals, too", async () => {
    const { status, headers } = await ask('/api/mine', { headers: { host: API, origin: OWN[0]! } });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([401, OWN[0]]);
  });

  it.each(STRANGERS)('sends no CORS permission to a page at "%s"', async (origin) => {
    const asked = await preflight(origin);
    expect([asked.status, allowed(asked.headers), asked.headers.get('vary')]).toEqual([405, [], 'Origin']);
    const called = await call(origin);
    expect([allowed(called.headers), called.headers.get('vary')]).toEqual([[], 'Origin']);
  });

  it.each(STRANGERS.filter((origin) => origin !== ''))('returns 403 for a call from a page at "%s"', async (origin) => {
    expect((await call(origin)).status).toBe(403);
  });

  it('sends Vary: Origin even if the request has no Origin', async () => {
    const { headers } = await ask('/api/rare', { headers: { host: API } });
    expect([allowed(headers), headers.get('vary')]).toEqual([[], 'Origin']);
  });

  it("sets cookies for the domain, so the brand's pages and the API share them", async () => {
    const { headers } = await ask('/api/xsrf', { method: 'POST', headers: { host: API, 'x-xsrf-token': 'right' } });
    expect(headers.getSetCookie()).toEqual([
      '__Secure-seen=yes; Path=/; SameSite=Lax; Domain=apart.example; HttpOnly; Secure; Max-Age=60',
    ]);
  });

  it("sets host-only cookies on a host that can't have subdomains", async () => {
    const headers = { host: '127.0.0.1:3000', 'x-xsrf-token': 'right' };
    const [cookie] = (await ask('/api/xsrf', { method: 'POST', headers })).headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-seen=yes; (?!.*Domain)/);
  });
});

describe('docs/decisions.md §1: shipped brands are same-origin with their API', () => {
  it.each(['https://open.localhost', 'https://members.open.localhost', 'https://elsewhere.example', 'null'])(
    'sends no CORS permission to a page at "%s"',
    async (origin) => {
      const asked = await preflight(origin, 'open.localhost');
      expect([asked.status, allowed(asked.headers), asked.headers.get('vary')]).toEqual([405, [], null]);
      expect(allowed((await call(origin, 'open.localhost')).headers)).toEqual([]);
    },
  );
});

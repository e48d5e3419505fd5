import { describe, expect, it } from 'vitest';
import { testApi } from '../testing/test-api.ts';

const { ask } = await testApi();
const DESK = 'desk.open.localhost:3000';
const OWN = { host: DESK, origin: `http://${DESK}`, 'sec-fetch-site': 'same-origin' };

const act = (headers: Record<string, string>) => ask('/api/staff/act', { method: 'POST', headers });
const look = (headers: Record<string, string>) => ask('/api/staff', { headers });

describe('docs/decisions.md §6: staff calls are answered only on the desk’s host', () => {
  it.each(['open.localhost', 'members.open.localhost', 'app.open.localhost', 'dev.open.localhost'])(
    'at %s they get 421 and the desk’s address, with or without a valid token',
    async (host) => {
      for (const bearer of ['staff', 'member', '']) {
        const { status, envelope } = await look({ host, bearer });
        expect(status, bearer).toBe(421);
        expect(envelope.message).toBe(
          'Staff endpoints are only available at desk.open.localhost. Open the staff desk there.',
        );
      }
    },
  );

  it('the desk’s host answers only the calls that the desk needs', async () => {
    expect((await look({ host: DESK, bearer: 'staff' })).status).toBe(200);
    expect((await act({ ...OWN, bearer: 'staff' })).envelope.data).toEqual({ desk: true });
    for (const path of ['/api/mine', '/api/refused', '/api/file', '/api/gate'])
      expect((await ask(path, { headers: { host: DESK, bearer: 'member' } })).status, path).toBe(421);
  });

  it('a brand’s desk rejects the staff of another brand', async () => {
    expect((await act({ host: 'desk.gated.localhost', bearer: 'staff' })).status).toBe(401);
  });
});

describe('rejects calls to the desk that don’t come from the desk itself', () => {
  it.each([
    'http://open.localhost:3000',
    'http://members.open.localhost:3000',
    'http://desk.gated.localhost:3000',
    'https://desk.open.localhost:3000',
    'http://desk.open.localhost',
    'http://desk.open.localhost:3001',
    'http://desk.open.localhost:3000.evil.example',
    'null',
  ])('from a page at %s, whatever else it sends', async (origin) => {
    expect((await act({ ...OWN, origin, bearer: 'staff' })).status).toBe(403);
    expect((await look({ ...OWN, origin, bearer: 'staff' })).status, 'a GET as well').toBe(403);
  });

  it.each(['same-site', 'cross-site', 'none', 'anything'])('with Sec-Fetch-Site: %s', async (from) => {
    const { origin: _, ...own } = OWN;
    expect((await act({ ...OWN, 'sec-fetch-site': from, bearer: 'staff' })).status).toBe(403);
    expect((await act({ ...own, 'sec-fetch-site': from, bearer: 'staff' })).status, 'without Origin').toBe(403);
    const opened = await look({ ...own, 'sec-fetch-site': from, bearer: 'staff' });
    expect(opened.status, 'a GET that a person opens').toBe(from === 'none' ? 200 : 403);
  });

  it('a program that sends neither header is authenticated by its token alone', async () => {
    expect((await act({ host: DESK, bearer: 'staff' })).status).toBe(200);
    expect((await act({ host: DESK })).status).toBe(401);
    expect((await act({ host: DESK, bearer: 'member' })).status).toBe(403);
  });

  it('a page of the desk can’t call a public host either', async () => {
    const headers = { host: 'open.localhost:3000', origin: `http://${DESK}` };
    expect((await ask('/api/same', { method: 'POST', headers })).status).toBe(403);
  });
});

describe('the desk shares no cookies with the public site', () => {
  it('sets cookies for the desk’s host only, and the brand’s cookies for its domain', async () => {
    const { ask: secure } = await testApi({ secure: true });
    const set = async (host: string) => {
      const headers = { host, 'x-xsrf-token': 'right' };
      return (await secure('/api/both', { method: 'POST', headers })).headers.getSetCookie();
    };
    expect(await set('desk.apart.example')).toEqual([
      '__Host-desk_seen=yes; Path=/; SameSite=Strict; HttpOnly; Secure; Max-Age=60',
    ]);
    expect(await set('app.apart.example')).toEqual([
      '__Secure-seen=yes; Path=/; SameSite=Lax; Domain=apart.example; HttpOnly; Secure; Max-Age=60',
    ]);
  });

  it('allows no preflight and no other origin, even if the brand serves its API under app.', async () => {
    const { ask: secure } = await testApi({ secure: true });
    for (const origin of ['https://apart.example', 'https://app.apart.example', 'https://desk.apart.example']) {
      const headers = { host: 'desk.apart.example', origin };
      const asked = await secure('/api/staff/act', { method: 'OPTIONS', headers });
      expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([405, null]);
    }
    const headers = { host: 'app.apart.example', origin: 'https://desk.apart.example' };
    const asked = await secure('/api/json', { method: 'OPTIONS', headers });
    expect(asked.headers.get('access-control-allow-origin')).toBeNull();
  });
});

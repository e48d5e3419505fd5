import { sendText } from '@vinlore/server/http/send';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, PEOPLE } from '../testing/test-product.ts';
import { type FrontBench, frontBench } from '../testing/front-bench.ts';

const HOST = 'members.open.localhost:3000';
const HOME = 'http://open.localhost:3000/';

let bench: FrontBench;
let port: number;
let member: string;
beforeAll(async () => {
  bench = await frontBench();
  port = await bench.front({
    // What a page cache would serve without checking.
    pages: {
      serveCached: (_brand: never, _at: never, asked: never, response: never) => (
        sendText(asked, response, 200, 'a page'),
        true
      ),
      serve: (_brand: never, _at: never, asked: never, response: never) => sendText(asked, response, 200, 'a page'),
    } as never,
  });
  member = await cookiesOf(HOST, 'open');
});
afterAll(() => bench.close());

/** Cookies of a session at a host. */
async function cookiesOf(host: string, brand: 'open' | 'other'): Promise<string> {
  const body = new URLSearchParams({ email: PEOPLE.member.email, pass: PASSWORD }).toString();
  const headers = { host, 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await bench.ask(port, '/api-cwa/login', headers, { method: 'POST', body });
  expect(answer.status, brand).toBe(200);
  return answer
    .header('set-cookie')
    .split(/,(?=[^;,]+=)/)
    .map((line) => line.split(';')[0])
    .join('; ');
}

const to = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await bench.ask(port, path, { host: HOST, ...headers });
  return [answer.status, answer.header('location')];
};

describe('spec §2, docs/decisions.md §4: the first redirect rule, on a members. host', () => {
  it.each(['/', '/pricing', '/checkout', '/decode?vin=1M8GDM9AXKP042788', '/search?q=x', '/membership', '/nothing'])(
    "redirects signed-out visitors from %s to the brand's home page",
    async (path) => expect(await to(path)).toEqual([302, HOME]),
  );

  it('serves legal pages on the brand’s own host, so they can be read before agreeing', async () => {
    expect(await to('/terms')).toEqual([302, `${HOME}terms`]);
    expect(await to('/es/privacy')).toEqual([302, `${HOME}es/privacy`]);
  });

  it("keeps the page's language", async () => expect(await to('/es/pricing')).toEqual([302, `${HOME}es`]));

  it('redirects signed-in members from / to the dashboard, and serves every other page', async () => {
    expect(await to('/', { cookie: member })).toEqual([302, '/members/dashboard']);
    expect(await to('/pricing', { cookie: member })).toEqual([200, '']);
  });

  it('leaves members’ pages, calls, files, and link targets alone', async () => {
    for (const path of ['/members/login', '/api/config', '/get-makes?year=2012', '/assets/a.css', '/favicon.svg'])
      expect(await to(path), path).toEqual([200, '']);
    for (const path of [
      ...['/account-deletion', '/account-deletion/confirm', '/verify', '/verify/3D8P', '/es/verify/3D8P'],
      ...[
        '/vehicle-checks/abc',
        '/garage/abc',
        '/your-report?id=x',
        '/invoice',
        '/mailing',
        '/recall-alerts/end',
        '/checkout/thanks',
      ],
    ])
      expect(await to(path), path).toEqual([200, '']);
    // Paths that only start like it.
    for (const path of ['/verifying', '/invoices', '/checkout/thanks-a-lot'])
      expect(await to(path), path).toEqual([302, HOME]);
  });

  it('applies to reads only, and to no other host of the brand', async () => {
    const posted = await bench.ask(port, '/pricing', { host: HOST }, { method: 'POST' });
    expect([posted.status, posted.header('location')], 'nothing that a form sends').toEqual([415, '']);
    for (const host of ['open.localhost:3000', 'dev.open.localhost', 'app.open.localhost'])
      expect(await to('/pricing', { host }), host).toEqual([200, '']);
  });

  it('uses scheme and port of PUBLIC_URL, if set', async () => {
    const apart = await bench.front({ reach: { secure: true, publicUrl: 'https://open.example:8443' } });
    const answer = await bench.ask(apart, '/pricing', { host: 'members.open.localhost' });
    expect(answer.header('location')).toBe('https://open.localhost:8443/');
  });
});

describe('the rule never redirects to another site or grants access', () => {
  it.each([
    'members.elsewhere.example',
    'members.open.localhost.elsewhere.example',
    'members.open.localhost@elsewhere.example',
    'members.members.open.localhost',
    'members.xopen.localhost',
  ])('an unknown host gets no redirect: %s', async (host) => {
    const answer = await bench.ask(port, '/pricing', { host });
    expect([answer.status, answer.header('location')]).toEqual([421, '']);
  });

  it('ignores path, query, and headers of the request when choosing the target', async () => {
    for (const path of [
      '/@elsewhere.example',
      '/..//elsewhere.example',
      '/%2F%2Felsewhere.example',
      '/es/..//x',
      '/?next=//x',
    ])
      expect((await to(path))[1], path).toMatch(/^http:\/\/open\.localhost:3000\/(?:es)?$/);
    const forwarded = { 'x-forwarded-host': 'elsewhere.example', 'x-forwarded-proto': 'ftp', forwarded: 'host=x' };
    expect(await to('/pricing', forwarded)).toEqual([302, HOME]);
    for (const path of ['//elsewhere.example', '/\\elsewhere.example']) expect((await to(path))[0], path).toBe(400);
    expect(await to('/pricing', { host: 'members.open.localhost:99999' })).toEqual([
      302,
      'http://open.localhost:99999/',
    ]);
  });

  it("ignores an unsigned flag, and another brand's", async () => {
    const other = await cookiesOf('members.other.localhost:3000', 'other');
    for (const cookie of ['logged_in=true', 'logged_in=open; session=x; XSRF-TOKEN=y', other])
      expect(await to('/', { cookie }), cookie).toEqual([302, HOME]);
  });

  it("sets no cookie and isn't cached", async () => {
    const answer = await bench.ask(port, '/pricing', { host: HOST });
    expect(answer.header('set-cookie')).toBe('');
    expect(answer.header('cache-control')).toBe('no-store');
    expect(answer.header('x-robots-tag')).toBe('noindex');
  });
});

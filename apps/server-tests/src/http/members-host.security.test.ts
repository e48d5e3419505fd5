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
    // What a page cache would hand out without a question.
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

/** The cookies of somebody who has signed in at a host. */
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

describe('spec §2, docs/decisions.md §4: the first redirect rule, at a members. host', () => {
  it.each(['/', '/pricing', '/checkout', '/decode?vin=1M8GDM9AXKP042788', '/search?q=x', '/membership', '/nothing'])(
    'leads a stranger from %s to the home page of the brand',
    async (path) => expect(await to(path)).toEqual([302, HOME]),
  );

  it('a legal page stays itself, at the brand’s own host: whoever agrees to terms reads them first', async () => {
    expect(await to('/terms')).toEqual([302, `${HOME}terms`]);
    expect(await to('/es/privacy')).toEqual([302, `${HOME}es/privacy`]);
  });

  it('keeps the language of the page', async () => expect(await to('/es/pricing')).toEqual([302, `${HOME}es`]));

  it('leads who is signed in from / to the dashboard, and leaves every other page', async () => {
    expect(await to('/', { cookie: member })).toEqual([302, '/members/dashboard']);
    expect(await to('/pricing', { cookie: member })).toEqual([200, '']);
  });

  it('leaves members’ pages, calls, files and what a link leads to', async () => {
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
    // What only begins like it is none.
    for (const path of ['/verifying', '/invoices', '/checkout/thanks-a-lot'])
      expect(await to(path), path).toEqual([302, HOME]);
  });

  it('is about what is read, and about no other host of the brand', async () => {
    const posted = await bench.ask(port, '/pricing', { host: HOST }, { method: 'POST' });
    expect([posted.status, posted.header('location')], 'nothing that a form sends').toEqual([415, '']);
    for (const host of ['open.localhost:3000', 'dev.open.localhost', 'app.open.localhost'])
      expect(await to('/pricing', { host }), host).toEqual([200, '']);
  });

  it('takes scheme and port of PUBLIC_URL, where there is one', async () => {
    const apart = await bench.front({ reach: { secure: true, publicUrl: 'https://open.example:8443' } });
    const answer = await bench.ask(apart, '/pricing', { host: 'members.open.localhost' });
    expect(answer.header('location')).toBe('https://open.localhost:8443/');
  });
});

describe('the rule leads to no other site and lets nobody in', () => {
  it.each([
    'members.elsewhere.example',
    'members.open.localhost.elsewhere.example',
    'members.open.localhost@elsewhere.example',
    'members.members.open.localhost',
    'members.xopen.localhost',
  ])('a host that is nobody’s gets no redirect: %s', async (host) => {
    const answer = await bench.ask(port, '/pricing', { host });
    expect([answer.status, answer.header('location')]).toEqual([421, '']);
  });

  it('no path, query or header of the request says where it leads', async () => {
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

  it('a flag that nobody signed, and one of another brand, count for nothing', async () => {
    const other = await cookiesOf('members.other.localhost:3000', 'other');
    for (const cookie of ['logged_in=true', 'logged_in=open; session=x; XSRF-TOKEN=y', other])
      expect(await to('/', { cookie }), cookie).toEqual([302, HOME]);
  });

  it('sets no cookie and is kept by no cache', async () => {
    const answer = await bench.ask(port, '/pricing', { host: HOST });
    expect(answer.header('set-cookie')).toBe('');
    expect(answer.header('cache-control')).toBe('no-store');
    expect(answer.header('x-robots-tag')).toBe('noindex');
  });
});

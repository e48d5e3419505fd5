import { bodyLimitOf, type Endpoint, pathsOf } from '@vinlore/contract';
import { testBrand } from '@vinlore/testing-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshAddress } from '../testing/caller.ts';
import { GATE_EMAIL, PASSWORD } from '../testing/test-product.ts';
import { type FrontBench, frontBench } from '../testing/front-bench.ts';

let bench: FrontBench;
let port: number;
let bare: readonly (readonly [path: `/${string}`, row: Endpoint])[];
beforeAll(async () => {
  bench = await frontBench([
    testBrand({ key: 'open' }),
    testBrand({ key: 'other' }),
    testBrand({ key: 'gated', settings: { security: 'enabled' } }),
    testBrand({ key: 'apart', domains: ['apart.example'], api: 'app' }),
  ]);
  port = await bench.front();
  const rows: Endpoint[] = bench.product.modules.flatMap(({ contract }) => Object.values(contract));
  bare = rows.flatMap((row) =>
    pathsOf(row).flatMap((path) => (/^\/(?:api|api-cwa|api_cwa|landing)\//.test(path) ? [] : [[path, row] as never])),
  );
});
afterAll(() => bench.close());

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_ASKED = { accept: 'application/json, text/plain, */*' };
const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const typeOf = ({ encoding }: Endpoint) =>
  encoding === 'json' ? { 'content-type': 'application/json' } : encoding === 'query' ? {} : FORM;

/** Makes a call under both paths, the bare one first. */
async function both(
  [path, row]: readonly [string, Endpoint],
  headers: Record<string, string>,
  sent: { readonly method?: string; readonly body?: string } = {},
) {
  const asking = { method: row.method, ...sent };
  const all = { ...JSON_ASKED, ...typeOf(row), 'x-forwarded-for': freshAddress(), ...headers };
  return [await bench.ask(port, path, all, asking), await bench.ask(port, `/api-cwa${path}`, all, asking)] as const;
}

describe('docs/decisions.md §3: a bare path is the same call as under /api-cwa/', () => {
  it('responds at every bare path of the path table with all security headers', async () => {
    expect(bare).toHaveLength(37);
    for (const each of bare) {
      const [short, long] = await both(each, {});
      expect([short.status, short.text.replace(/"request_id":"[^"]+"/, '')], each[0]).toEqual([
        long.status,
        long.text.replace(/"request_id":"[^"]+"/, ''),
      ]);
      expect(short.header('content-type'), each[0]).toMatch(/^application\/json/);
      for (const name of [
        'content-security-policy',
        'cache-control',
        'x-content-type-options',
        'strict-transport-security',
      ])
        expect(short.header(name), `${each[0]} ${name}`).toBe(long.header(name));
    }
  });

  it("rejects another site's page, another brand's uri, and an unknown host", async () => {
    for (const each of bare) {
      const [path, row] = each;
      if (row.method === 'POST')
        for (const origin of ['https://elsewhere.example', 'http://other.localhost', 'null'])
          expect(
            (await both(each, { origin })).map(({ status }) => status),
            path,
          ).toEqual([403, 403]);
      expect(
        (await both(each, { uri: 'other.localhost' })).map(({ status }) => status),
        path,
      ).toEqual([403, 403]);
      expect(
        (await both(each, { host: 'elsewhere.example' })).map(({ status }) => status),
        path,
      ).toEqual([421, 421]);
    }
  });

  it('rejects an oversized body and an unsupported encoding', async () => {
    for (const each of bare) {
      const [path, row] = each;
      if (row.method === 'GET' || row.auth === 'bearer') continue;
      const body = `email=${'x'.repeat(bodyLimitOf(row))}`;
      expect(
        (await both(each, {}, { body })).map(({ status }) => status),
        path,
      ).toEqual([413, 413]);
      const text = { 'content-type': 'text/plain' };
      expect(
        (await both(each, text, { body: 'x' })).map(({ status }) => status),
        path,
      ).toEqual([415, 415]);
    }
  });

  it('accepts only its own method and exposes no page', async () => {
    for (const each of bare) {
      const [path, row] = each;
      for (const answer of await both(each, {}, { method: 'PUT' })) {
        expect(answer.status, path).toBe(405);
        expect(answer.header('allow'), path).toBe(row.method);
      }
    }
  });

  it('rejects a missing token and a missing gate', async () => {
    for (const each of bare) {
      const [path, row] = each;
      if (row.auth === 'bearer')
        expect(
          (await both(each, {})).map(({ status }) => status),
          path,
        ).toEqual([401, 401]);
      if (row.auth === 'gate')
        expect(
          (await both(each, { host: 'gated.localhost' })).map(({ status }) => status),
          path,
        ).toEqual([403, 403]);
    }
  });

  it('counts rate limits for both paths together', async () => {
    const [path, row] = bare.find(([name]) => name === '/login')!;
    const body = new URLSearchParams({ email: GATE_EMAIL, pass: PASSWORD }).toString();
    const statuses: number[] = [];
    for (let turn = 0; turn <= row.attemptsPerMinute! / 2; turn++)
      statuses.push(
        ...(await both([path, row], { 'x-forwarded-for': '10.9.9.9' }, { body })).map(({ status }) => status),
      );
    expect(statuses[0]).toBe(422);
    expect(statuses.at(-1)).toBe(429);
  });

  it('allows cross-origin calls from the brand’s own hosts only', async () => {
    const preflight = (path: string, origin: string) =>
      bench.ask(
        port,
        path,
        { host: 'app.apart.example', origin, 'access-control-request-method': 'POST' },
        { method: 'OPTIONS' },
      );
    for (const path of ['/login', '/api-cwa/login']) {
      const own = await preflight(path, 'http://members.apart.example');
      expect([own.status, own.header('access-control-allow-origin')]).toEqual([204, 'http://members.apart.example']);
      const other = await preflight(path, 'https://elsewhere.example');
      expect([other.status, other.header('access-control-allow-origin')]).toEqual([405, '']);
    }
  });

  it('behaves on the desk’s host as the route declares', async () => {
    const host = 'desk.open.localhost';
    for (const each of bare) {
      const [short, long] = await both(each, { host });
      expect(short.status, each[0]).toBe(long.status);
      expect(short.header('content-security-policy')).toBe(long.header('content-security-policy'));
    }
  });
});

describe('docs/decisions.md §3: a name shared with a page', () => {
  const VIN = '/decode?vin=1M8GDM9AXKP042788';

  it('serves the page to browsers and clients that accept anything', async () => {
    for (const headers of [BROWSER, {}, { accept: '*/*' }, { accept: 'application/json;q=0, */*' }]) {
      const answer = await bench.ask(port, VIN, headers as Record<string, string>);
      expect([answer.status, answer.text]).toEqual([200, 'a page']);
    }
  });

  it('serves the call to clients that ask for JSON, and sets Vary', async () => {
    for (const accept of ['application/json', JSON_ASKED.accept, 'application/problem+json']) {
      const answer = await bench.ask(port, VIN, { accept });
      expect([answer.status, answer.header('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
      expect(answer.header('vary')).toContain('accept');
    }
    expect((await bench.ask(port, VIN, BROWSER)).header('vary')).toContain('accept');
  });

  it('a POST-only name keeps its page; a GET name has no page', async () => {
    for (const path of ['/login', '/register', '/firefly', '/login/', '/decode/x'])
      expect((await bench.ask(port, path, JSON_ASKED)).text, path).not.toContain('"status":"error"');
    expect((await bench.ask(port, '/get-makes?year=2012', BROWSER)).header('content-type')).toMatch(/json/);
  });

  it("can't be reached by another spelling of the name", async () => {
    const body = new URLSearchParams({ email: GATE_EMAIL, pass: PASSWORD }).toString();
    for (const path of ['/%6cogin', '/LOGIN', '/login/', '/es/login', '/./login', '/login;x'])
      expect((await bench.ask(port, path, FORM, { method: 'POST', body })).status, path).toBe(403);
  });
});

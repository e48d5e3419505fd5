import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ownPages } from '@vinlore/server-kit';
import { testBrand } from '@vinlore/testing-node';
import { afterEach, describe, expect, it } from 'vitest';
import { CspReports, type Violation, violationsIn } from './csp-reports.ts';

const brand = testBrand();
const HOST = 'testbrand.localhost';
const DESK = `desk.${HOST}`;
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A report as the Reporting API sends it. */
const report = (body: object = {}) => ({
  type: 'csp-violation',
  age: 5,
  url: `https://${HOST}/es/checkout/thanks?order=secret`,
  user_agent: 'Somebody’s browser',
  body: {
    documentURL: `https://${HOST}/es/checkout/thanks?order=secret`,
    blockedURL: 'https://evil.example/steal.js?card=4242',
    effectiveDirective: 'script-src-elem',
    sample: 'alert("ana@example.com")',
    ...body,
  },
});
/** The same as `report-uri` sends it. */
const oldReport = {
  'csp-report': {
    'document-uri': `https://${HOST}/members/stickers/7?vin=1`,
    'blocked-uri': 'inline',
    'violated-directive': "style-src-attr 'self'",
    'script-sample': 'color: red',
  },
};

async function endpoint() {
  const counted: Violation[] = [];
  const logged: unknown[] = [];
  let now = 0;
  const reports = new CspReports({
    log: { warn: ((line: unknown) => void logged.push(line)) as never },
    count: (violation) => counted.push(violation),
    addressOf: ({ headers }) => String(headers['x-visitor'] ?? 'one'),
    isOwnPage: ownPages(() => brand, { secure: true }),
    now: () => now,
  });
  const server = createServer((asked, response) => void reports.serve(brand, asked, response)).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const send = (body: string | Buffer, headers: Record<string, string> = {}, method = 'POST') =>
    new Promise<number>((done, failed) => {
      const sent = request(
        {
          port,
          host: '127.0.0.1',
          method,
          headers: { host: HOST, 'content-type': 'application/reports+json', ...headers },
        },
        (response) => response.resume().on('end', () => done(response.statusCode ?? 0)),
      );
      // The server closes the connection when a body is too long.
      sent.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ECONNRESET' || error.code === 'EPIPE' ? done(413) : failed(error),
      );
      sent.end(body);
    });
  return { counted, logged, send, pass: (ms: number) => void (now += ms) };
}

describe('CSP reports', () => {
  it('counts directive, source kind, and page kind, and stores no URL, query, or sample', async () => {
    const { counted, logged, send } = await endpoint();
    expect(await send(JSON.stringify([report()]))).toBe(204);
    const old = { 'content-type': 'application/csp-report' };
    expect(await send(JSON.stringify(oldReport), old)).toBe(204);
    expect(counted).toEqual([
      { directive: 'script-src-elem', blocked: 'evil.example', page: 'checkout' },
      { directive: 'style-src-attr', blocked: 'inline', page: 'members' },
    ]);
    expect(JSON.stringify([counted, logged])).not.toMatch(/secret|card|ana@|steal|vin=|browser|stickers/);
  });

  it('logs each kind once an hour, however often it occurs', async () => {
    const { counted, logged, send, pass } = await endpoint();
    const many = JSON.stringify(Array.from({ length: 20 }, () => report()));
    for (let visitor = 0; visitor < 30; visitor++) await send(many, { 'x-visitor': `v${visitor}` });
    expect(counted).toHaveLength(600);
    expect(logged).toHaveLength(1);
    pass(3_600_001);
    await send(many, { 'x-visitor': 'later' });
    expect(logged).toHaveLength(2);
  });

  it('limits a flood from one address to 20 requests a minute; others still get through', async () => {
    const { counted, send } = await endpoint();
    const statuses = [];
    for (let nth = 0; nth < 25; nth++) statuses.push(await send(JSON.stringify([report()])));
    expect(statuses.filter((status) => status === 204)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429, 429, 429, 429]);
    expect(await send(JSON.stringify([report()]), { 'x-visitor': 'other' })).toBe(204);
    expect(counted).toHaveLength(21);
  });

  it('limits a flood of invented hosts to 200 labels; the rest share one', async () => {
    const { counted, logged, send } = await endpoint();
    for (let visitor = 0; visitor < 15; visitor++) {
      const batch = Array.from({ length: 20 }, (_, n) => report({ blockedURL: `https://h${visitor}-${n}.example/` }));
      await send(JSON.stringify(batch), { 'x-visitor': `v${visitor}` });
    }
    expect(new Set(counted.map(({ blocked }) => blocked)).size).toBe(201);
    expect(counted.at(-1)).toEqual({ directive: 'other', blocked: 'other', page: 'other' });
    expect(logged).toHaveLength(201);
  });

  it.each([
    ['no JSON', '{', {}, 400],
    ['JSON that isn’t a report', '{"a":[1,2]}', {}, 204],
    ['a list of anything', '[null, 1, "x", {"type":"csp-violation"}, {"type":"deprecation","body":{}}]', {}, 204],
    ['a form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['a body over 16 KB', JSON.stringify(['x'.repeat(17_000)]), {}, 413],
  ] as const)('refuses or ignores %s', async (_what, body, headers, status) => {
    const { counted, logged, send } = await endpoint();
    expect(await send(body, headers)).toBe(status);
    expect([counted, logged]).toEqual([[], []]);
  });

  it('cuts off a body over 16 KB without a Content-Length', async () => {
    const { counted, send } = await endpoint();
    expect(await send(Buffer.alloc(64_000, 32), { 'transfer-encoding': 'chunked' })).toBe(413);
    expect(counted).toEqual([]);
  });

  it('accepts POST only, and reads 20 reports of a batch', async () => {
    const { counted, send } = await endpoint();
    expect(await send('', {}, 'GET')).toBe(405);
    await send(JSON.stringify(Array.from({ length: 30 }, () => report({ sample: undefined, blockedURL: 'eval' }))));
    expect(counted).toHaveLength(20);
  });
});

describe('reports about the desk’s policy', () => {
  const batch = JSON.stringify([report({ documentURL: `https://${DESK}/staff/members/42?email=ana` })]);

  it('count as the desk’s, whatever desk page they are about', async () => {
    const { counted, logged, send } = await endpoint();
    const old = {
      'csp-report': {
        'document-uri': `https://${DESK}/staff/preview/es`,
        'blocked-uri': 'inline',
        'violated-directive': 'style-src-attr',
      },
    };
    expect(await send(batch, { host: DESK, origin: `https://${DESK}`, 'sec-fetch-site': 'same-origin' })).toBe(204);
    expect(
      await send(JSON.stringify(old), { host: DESK, 'content-type': 'application/csp-report' }),
      'without the headers',
    ).toBe(204);
    expect(counted).toEqual([
      { directive: 'script-src-elem', blocked: 'evil.example', page: 'desk' },
      { directive: 'style-src-attr', blocked: 'inline', page: 'desk' },
    ]);
    expect(JSON.stringify([counted, logged])).not.toMatch(/ana|42|preview|members/);
  });

  it.each([
    [{ origin: `https://${HOST}` }],
    [{ origin: `http://${DESK}` }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: `https://${DESK}`, 'sec-fetch-site': 'same-site' }],
  ])('are rejected from another page, without using up anyone’s limit: %j', async (headers) => {
    const { counted, send } = await endpoint();
    for (let nth = 0; nth < 21; nth++) expect(await send(batch, { host: DESK, ...headers })).toBe(403);
    expect(counted).toEqual([]);
    expect(await send(batch, { host: DESK })).toBe(204);
  });

  it("are accepted at the desk only, and the public host's at the public host only", async () => {
    const { counted, send } = await endpoint();
    expect(await send(batch)).toBe(204);
    expect(await send(JSON.stringify([report()]), { host: DESK })).toBe(204);
    expect(counted).toEqual([]);
  });
});

describe("parsing a brand's reports", () => {
  const said = (body: object) => violationsIn(brand, HOST, [report(body)]);

  it('skips other documents', () => {
    for (const documentURL of [
      'https://evil.example/',
      `https://${HOST}.evil.example/`,
      `https://${HOST}:8443/`,
      'about:blank',
      'x',
    ])
      expect(said({ documentURL }), documentURL).toEqual([]);
  });

  it('skips violations by browser extensions', () => {
    expect(said({ blockedURL: 'chrome-extension://abc/x.js' })).toEqual([]);
    expect(said({ sourceFile: 'moz-extension://abc/x.js' })).toEqual([]);
    expect(said({ sourceFile: 'safari-web-extension' })).toEqual([]);
  });

  it.each([
    [{ blockedURL: 'inline' }, 'inline'],
    [{ blockedURL: '' }, 'unknown'],
    [{ blockedURL: `https://${HOST}/assets/a.js` }, 'self'],
    [{ blockedURL: 'wss://chat.example/x' }, 'chat.example'],
    [{ blockedURL: 'data' }, 'data'],
    [{ blockedURL: 'weird-and-very-long-scheme:abc' }, 'weird-and-very-long-'],
    [{ blockedURL: `https://${'x'.repeat(63)}.${'y'.repeat(63)}.example/` }, 'unknown'],
  ])('reduces the source to its kind: %j', (body, blocked) => {
    expect(said(body).map((violation) => violation.blocked)).toEqual([blocked]);
  });

  it.each([
    ['/', 'home'],
    ['/es', 'home'],
    ['/es/checkout', 'checkout'],
    ['/members/orders/123-456', 'members'],
    ['/vehicle-checks/a-share-that-is-secret', 'vehicle-checks'],
    ['/garage/a-token-that-is-secret', 'garage'],
    ['/your-report', 'your-report'],
    ['/some/page-of-the-brand', 'page'],
  ])('reduces the page to its kind: %s', (path, page) => {
    expect(said({ documentURL: `https://${HOST}${path}?a=b#c` }).map((violation) => violation.page)).toEqual([page]);
  });

  it('rejects an invalid directive', () => {
    for (const effectiveDirective of ['', 'script-src\n', '<b>', 'x'.repeat(50)])
      expect(said({ effectiveDirective })).toEqual([]);
  });
});

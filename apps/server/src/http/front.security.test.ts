import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createLogger, createMetrics, readConfig } from '@vinlore/server-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outboxArea } from '../outbox-area.ts';
import { createProductApi } from '../product-api.ts';
import { openTestProduct, type TestProduct } from '../security/testing/test-product.ts';
import { BrandStyles } from './brand-styles.ts';
import { compress } from './compressed.ts';
import { type Area, frontListener, type FrontOptions } from './front.ts';
import { securityHeaders } from './security-headers.ts';
import { sendText } from './send.ts';
import { Images } from './images.ts';
import { SiteFiles } from './site-files.ts';
import { StaticFiles } from './static-files.ts';

let test: TestProduct;
const servers: Server[] = [];
beforeAll(async () => {
  test = await openTestProduct();
});
afterAll(async () => {
  for (const server of servers) server.close();
  await test.close();
});

const page: Area = (_brand, asked, response) => sendText(asked, response, 200, 'a page');

/** The one listener of the process, with plain words for pages; the rest is what the product serves. */
async function front(env: Readonly<Record<string, string>> = {}, options: Partial<FrontOptions> = {}): Promise<number> {
  const { brandOfHost, database, content, origin, typesetter, clock } = test.product;
  const api = await createProductApi(test.product);
  const none = { holds: () => false };
  const listener = frontListener({
    brandOfHost,
    headers: securityHeaders({ secure: true, scriptHashes: [] }),
    api: getRequestListener(api.fetch),
    pages: {
      serveCached: () => false,
      serve: (brand: never, _at: never, asked: never, response: never) => page(brand, asked, response),
    } as never,
    styles: new BrandStyles(() => ({ href: '', css: '' })),
    files: new StaticFiles().add('/assets/a.css', await compress(Buffer.from('a{}'))),
    shards: none as never,
    logos: none as never,
    images: new Images(content.pictures),
    siteFiles: new SiteFiles({ content: await content.source(), origin, typesetter, clock }),
    members: page,
    staff: page,
    outbox: outboxArea(readConfig(env), database),
    metrics: createMetrics(),
    ready: () => Promise.resolve(true),
    log: createLogger('silent'),
    ...options,
  });
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function ask(port: number, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; header: (name: string) => string }>((done, failed) => {
    const asked = request(
      { port, path, host: '127.0.0.1', headers: { host: 'open.localhost', ...headers } },
      (response) => {
        const header = (name: string) => String(response.headers[name] ?? '');
        response.resume().on('end', () => done({ status: response.statusCode ?? 0, header }));
      },
    );
    asked.on('error', failed).end();
  });
}

describe('issue 4: the walls stand around every answer', () => {
  it.each([
    ['a page', '/', 200],
    ['the members shell', '/members/login', 200],
    ['the staff desk', '/staff', 200],
    ['a page of the desk', '/staff/tickets', 200],
    ['a call', '/api/config', 200],
    ['a call that is refused', '/api/decode', 400],
    ['a call that is none', '/api/nothing', 404],
    ['a file', '/assets/a.css', 200],
    ['the logo', '/favicon.svg', 200],
    ['a file of the site', '/robots.txt', 200],
    ['a picture that is none', '/images/0123456789abcdef/640.webp', 404],
    ['a probe', '/healthz', 200],
    ['a redirect', '/members', 302],
    ['a host of nobody', '/', 421],
  ])('%s', async (what, path, status) => {
    const host = what === 'a host of nobody' ? 'elsewhere.example' : 'open.localhost';
    const answer = await ask(await front(), path, { host });
    expect(answer.status).toBe(status);
    expect(answer.header('content-security-policy')).toMatch(
      /script-src 'self' 'wasm-unsafe-eval'; .*frame-ancestors 'self'/,
    );
    expect(answer.header('strict-transport-security')).toContain('max-age=31536000');
    expect(answer.header('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(answer.header('permissions-policy')).toContain('publickey-credentials-get=(self)');
    expect(answer.header('x-content-type-options')).toBe('nosniff');
  });

  it('a page that breaks', async () => {
    const port = await front({}, { members: () => Promise.reject(new Error('secret detail')) });
    const answer = await ask(port, '/members/login');
    expect([answer.status, answer.header('x-content-type-options')]).toEqual([500, 'nosniff']);
  });
});

describe('issue 5: search engines', () => {
  it.each(['dev.open.localhost', 'members.open.localhost', 'app.open.localhost'])(
    'show nothing of %s, which is another way in to the same pages',
    async (host) => {
      const port = await front();
      for (const path of ['/', '/robots.txt', '/members/login'])
        expect((await ask(port, path, { host })).header('x-robots-tag')).toBe('noindex');
      expect((await ask(port, '/')).header('x-robots-tag')).toBe('');
    },
  );
});

describe('issue 5: one page has one address', () => {
  it.each([
    ['/pricing/', '/pricing'],
    ['/es/', '/es'],
    ['/pricing//?vin=1&utm_source=a', '/pricing?vin=1&utm_source=a'],
    ['/members/', '/members'],
  ])('%s leads to %s for good', async (path, location) => {
    const answer = await ask(await front(), path);
    expect([answer.status, answer.header('location')]).toEqual([301, location]);
  });

  it('the home page stays, and nobody is led to another host', async () => {
    const port = await front();
    expect((await ask(port, '/')).status).toBe(200);
    for (const path of ['//evil.example/', '/\\evil.example/', '///']) expect((await ask(port, path)).status).toBe(400);
  });
});

describe('issue 4: /dev/outbox', () => {
  const SMTP_URL = 'smtp://mail.example';
  const status = async (env: Record<string, string>, headers: Record<string, string> = {}) =>
    (await ask(await front(env, { pages: missing }), '/dev/outbox', headers)).status;
  const missing = {
    serveCached: () => false,
    serve: (_brand: never, _at: never, asked: never, response: never) => sendText(asked, response, 404, 'none'),
  } as never;

  it('is read at this machine', async () => expect(await status({})).toBe(200));

  it('is none for anybody who comes through a proxy', async () =>
    expect(await status({}, { 'x-forwarded-for': '203.0.113.7' })).toBe(404));

  it('is none in production, with and without a mail server', async () => {
    expect(await status({ NODE_ENV: 'production' })).toBe(404);
    expect(await status({ NODE_ENV: 'production', SMTP_URL })).toBe(404);
  });

  it('is none where mails are sent', async () => expect(await status({ SMTP_URL })).toBe(404));
});

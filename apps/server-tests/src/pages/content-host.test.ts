import { createServer, type Server } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Renderer } from '@vinlore/brand';
import { contentHost, createContentLoader } from '@vinlore/content-client';
import type { ContentSource, PageContent } from '@vinlore/content-domain';
import { createLogger, UNWATCHED } from '@vinlore/server-kit';
import { remoteContent } from '@vinlore/server/pages/content-host';
import { pageAddress } from '@vinlore/server/pages/page-address';
import { Pages } from '@vinlore/server/pages/pages';
import { warmContent } from '@vinlore/server/pages/warm-content';
import { createProductApi } from '@vinlore/server/product-api';
import { testBrand } from '@vinlore/testing-node';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestProduct } from '../testing/test-product.ts';

const brand = testBrand({ key: 'acme' });

/** Content published by the host. */
const PATHS = ['/', '/about', '/recalls', '/pricing'];

/** A Payload host on loopback that can be stopped and restarted at the same address. */
class PayloadHost {
  title = 'Home';
  asked = 0;
  hangs = false;
  #server: Server | undefined;
  #port = 0;

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      this.asked++;
      if (this.hangs) return;
      const { pathname, searchParams } = new URL(request.url ?? '/', this.address);
      const url = searchParams.get('where[url][equals]');
      const page = (at: string) => ({ id: at, url: at, title: this.title, meta: { title: this.title }, blocks: [] });
      const found = url === null ? PATHS.map(page) : url === '/none' ? [] : [page(url)];
      const docs = pathname === '/api/sites' ? [{ id: 1, headers: [], footers: [] }] : found;
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ docs }));
    });
    await new Promise<void>((done) => server.listen(this.#port, '127.0.0.1', done));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  async stop(): Promise<void> {
    const closed = new Promise((done) => this.#server!.close(done));
    this.#server!.closeAllConnections();
    await closed;
  }
}

/** Renders content as the built renderer would. */
const renderer: Renderer<PageContent> = {
  render: ({ content: { page } }) =>
    Promise.resolve(
      page === 'unavailable'
        ? { status: 503, html: 'Couldn’t load this page', cache: 'never' }
        : { status: page ? 200 : 404, html: page ? `<h1>${page.title}</h1>` : 'nothing', cache: 'shared' },
    ),
  renderBroken: () => expect.unreachable('no page breaks'),
  style: () => ({ href: '', css: '' }),
  schemeScript: '',
  scriptHashes: [],
};

let host: PayloadHost;
let probes: (() => void)[];
let now: number;
let pages: Pages;
let source: ContentSource;
beforeEach(async () => {
  host = new PayloadHost();
  await host.start();
  probes = [];
  now = 0;
  ({ source } = remoteContent(host.address, createLogger('silent'), UNWATCHED, {
    now: () => now,
    later: (work) => void probes.push(work),
    timeoutMs: 200,
  }));
  pages = new Pages({
    renderer,
    content: source,
    preview: () => Promise.resolve(null),
    isStaff: () => Promise.resolve(false),
    callAs: () => () => Promise.reject(new Error('not called')),
    origin: () => 'http://acme.localhost',
    log: createLogger('silent'),
    onAnswer: () => undefined,
    allowMeasuring: () => undefined,
    cdn: null,
  });
});
afterEach(() => host.stop().catch(() => undefined));

async function visit(url: string): Promise<{ status: number; body: string }> {
  const told = { status: 0, body: '' };
  const response = {
    getHeader: () => undefined,
    writeHead: (status: number) => void (told.status = status),
    end: (body?: Buffer) => void (told.body = body?.toString() ?? ''),
  } as unknown as ServerResponse;
  const request = { method: 'GET', headers: {} } as IncomingMessage;
  const address = pageAddress(url)!;
  if (!pages.serveCached(brand, address, request, response))
    await pages.serve(brand, address, request, response, '198.51.100.1');
  return told;
}

describe('CONTENT_HOST points to a Payload host', () => {
  it('with the content host down, 1,000 requests get 1,000 good pages; an uncached page is a 503 with a message', async () => {
    for (const path of PATHS) expect((await visit(path)).body).toBe('<h1>Home</h1>');
    await host.stop();
    now += 60_000;
    const answers = await Promise.all(Array.from({ length: 1_000 }, (_, n) => visit(PATHS[n % PATHS.length]!)));
    expect(answers.filter(({ status, body }) => status === 200 && body === '<h1>Home</h1>')).toHaveLength(1_000);
    expect(await visit('/never')).toEqual({ status: 503, body: 'Couldn’t load this page' });
  });

  it('pages preloaded at startup work without the host, in each language, even if never visited', async () => {
    await warmContent(source, [brand]);
    await host.stop();
    now += 60_000;
    for (const path of PATHS) expect((await visit(path)).body, path).toBe('<h1>Home</h1>');
    expect((await visit('/es/pricing')).status).toBe(200);
  });

  it('starts even if the host is down', async () => {
    await host.stop();
    await warmContent(source, [brand]);
    expect((await visit('/')).status).toBe(503);
  });

  it('when the content host hangs, only the first visitor waits', async () => {
    await visit('/');
    host.hangs = true;
    now += 60_000;
    expect((await visit('/')).status).toBe(200);
    const asked = host.asked;
    for (let n = 0; n < 100; n++) expect((await visit('/')).status).toBe(200);
    expect(host.asked).toBe(asked);
  });

  it('fresh content arrives with the next probe after the host recovers', async () => {
    await visit('/');
    await host.stop();
    now += 60_000;
    await visit('/');
    host.title = 'New home';
    await host.start();
    expect((await visit('/')).body).toBe('<h1>Home</h1>');
    expect(probes).toHaveLength(1);
    probes[0]!();
    await vi.waitFor(async () => expect((await visit('/')).body).toBe('<h1>New home</h1>'), { timeout: 5_000 });
  });

  it('pages are at most a second old, and none is requested twice within it', async () => {
    await visit('/');
    const asked = host.asked;
    await visit('/');
    expect(host.asked).toBe(asked);
    host.title = 'New home';
    now += 1_000;
    expect((await visit('/')).body).toBe('<h1>New home</h1>');
    expect((await visit('/none')).status).toBe(404);
  });
});

describe('the same client reads our own content host', async () => {
  const { product, close } = await openTestProduct();
  afterAll(close);
  const api = await createProductApi(product);
  const own = product.brands.find(({ key }) => key === 'open')!;

  it.each(['http://open.localhost', 'http://open.localhost/api/content'])('through %s', async (address) => {
    const logged: string[] = [];
    const loader = createContentLoader({
      host: contentHost(address),
      fetch: async (url) => api.request(url, { headers: { host: 'open.localhost' } }),
      log: (message) => logged.push(message),
    });
    const known = (await product.content.source()).known(own, 'en', '/')!;
    const query = { domain: 'open.localhost', locale: null };
    expect((await loader.site(query)).site).toEqual(known.site);
    expect((await loader.page(query, '/')).page).toEqual(known.page);
    expect(logged).toEqual([]);
  });
});

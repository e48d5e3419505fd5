import { createServer } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AskedPicture } from '@vinlore/content-server';
import { testBrand } from '@vinlore/testing-node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Images } from './images.ts';

const brand = testBrand({ key: 'acme' });
const HASH = '0123456789abcdef';
let asked: AskedPicture[] = [];

/** One picture in one width. */
const images = new Images({
  file: ({ key }, picture) => {
    asked.push(picture);
    const there = key === 'acme' && picture.hash === HASH && picture.width === 640;
    return Promise.resolve(there ? Buffer.from(`${picture.format} bytes`) : null);
  },
});
const server = createServer((incoming, response) => void images.serve(brand, incoming.url!, incoming, response));
let port = 0;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => void server.close());
beforeEach(() => {
  asked = [];
});

/** Requests exactly that path: `fetch` would normalize it. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((done, failed) => {
    const sent = request({ port, path, host: '127.0.0.1', method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (body += part));
      response.on('end', () => done({ status: response.statusCode!, headers: response.headers, body }));
    });
    sent.on('error', failed).end();
  });
}

describe('addresses', () => {
  it.each(['avif', 'webp'])('a picture as %s is cached forever', async (format) => {
    const { status, headers, body } = await ask(`/images/${HASH}/640.${format}`);
    expect([status, body]).toEqual([200, `${format} bytes`]);
    expect(headers).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': '10',
    });
    expect(headers['vary']).toBeUndefined();
  });

  it('HEAD sends no body, and a matching ETag gets 304', async () => {
    const address = `/images/${HASH}/640.webp`;
    const head = await ask(address, {}, 'HEAD');
    expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', '10']);
    expect(await ask(address, { 'if-none-match': head.headers['etag'] as string })).toMatchObject({
      status: 304,
      body: '',
    });
  });

  it.each([`/images/${HASH}/641.webp`, `/images/${'0'.repeat(16)}/640.webp`])('%s is an uncached 404', async (path) => {
    const { status, headers } = await ask(path);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it.each([
    '/images/',
    '/images/../../etc/passwd',
    '/images/..%2f..%2fbrand.json/640.webp',
    `/images/${HASH}/../${HASH}/640.webp`,
    `/images/${HASH}/640.png`,
    `/images/${HASH}/640.svg`,
    `/images/${HASH}/0640.webp`,
    `/images/${HASH}/-640.webp`,
    `/images/${HASH}/6e2.webp`,
    `/images/${HASH}/99999999999.webp`,
    `/images/${HASH}/640.webp/`,
    `/images/${HASH}/640.webp%00`,
    `/images/${HASH.toUpperCase()}/640.webp`,
    `/images/${HASH}${HASH}/640.webp`,
  ])('looks up nothing at %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
    expect(asked).toEqual([]);
  });
});

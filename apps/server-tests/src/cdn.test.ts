import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { changedBrands } from '@vinlore/content-server';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openTestProduct } from './testing/test-product.ts';

interface Purge {
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
const purges: Purge[] = [];
let status = 200;
const cdn = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (part: string) => (body += part));
  request.on('end', () => {
    purges.push({ url: request.url, headers: request.headers, body });
    response.writeHead(status).end('{}');
  });
});
await new Promise<void>((listening) => cdn.listen(0, '127.0.0.1', listening));
const url = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`;
const behind = (style: string) => openTestProduct({ CDN: style, CDN_PURGE_URL: url, CDN_PURGE_TOKEN: 'a-token' });
const fastly = await behind('fastly');
const cloudflare = await behind('cloudflare');
afterAll(async () => {
  await fastly.close();
  await cloudflare.close();
  cdn.closeAllConnections();
  await new Promise((closed) => cdn.close(closed));
});
beforeEach(() => {
  status = 200;
  purges.length = 0;
});

type Opened = Awaited<ReturnType<typeof behind>>;
const refresh = ({ product }: Opened) => product.jobs.runScheduled((name) => name === 'server.refresh-cdn');
/** Publishes something of a brand. */
const publish = ({ database }: Opened, brand: string) =>
  sql`insert into content_brand (brand, version) values (${brand}, 1)
    on conflict (brand) do update set version = content_brand.version + 1`.execute(database.kysely);

it('purges a brand’s pages once after it has published, in the headers of Fastly', async () => {
  await refresh(fastly);
  purges.length = 0;
  await publish(fastly, 'open');
  expect(await refresh(fastly)).toEqual([]);
  expect(await refresh(fastly)).toEqual([]);
  expect(purges).toMatchObject([
    { url: '/purge', headers: { 'fastly-key': 'a-token', 'surrogate-key': 'open' }, body: '' },
  ]);
});

it('names the brand as a tag for Cloudflare', async () => {
  await refresh(cloudflare);
  purges.length = 0;
  await publish(cloudflare, 'other');
  await refresh(cloudflare);
  expect(purges).toMatchObject([{ headers: { authorization: 'Bearer a-token' }, body: '{"tags":["other"]}' }]);
});

it('repeats a purge that the CDN refused', async () => {
  await publish(fastly, 'open');
  status = 503;
  expect(await refresh(fastly)).toEqual(['server.refresh-cdn']);
  expect((await changedBrands(fastly.product.database)).map(({ brand }) => brand)).toEqual(['open']);
  status = 200;
  await refresh(fastly);
  expect(purges).toHaveLength(2);
  expect(await changedBrands(fastly.product.database)).toEqual([]);
});

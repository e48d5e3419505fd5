import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ShardFiles } from './shard-files.ts';

const BYTES = new TextEncoder().encode('an excerpt '.repeat(100));
const folder = '/assets/vpic/2026-10-17-1a2b3c4d/';
const source = {
  shardFolder: folder,
  shard: vi.fn((key: string) => (key === '1HG-3' ? BYTES : undefined)),
  names: (wmi: string) => (wmi === '1HG' ? BYTES : undefined),
};

const closing: (() => void)[] = [];
afterEach(() => {
  closing.splice(0).forEach((close) => close());
  vi.clearAllMocks();
});

async function open() {
  const shards = new ShardFiles(source);
  const listener: RequestListener = (request, response) => void shards.serve(request.url!, request, response);
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return (path: string, encoding = 'br') =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-encoding': encoding } });
}

describe('ShardFiles', () => {
  it('serves excerpts of the index immutable and compressed, each created once', async () => {
    const get = await open();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await get(`${folder}1HG-3.shard`, encoding);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(BYTES);
    }
    expect(source.shard).toHaveBeenCalledTimes(1);
  });

  it('serves the names of a WMI as JSON, immutable as well', async () => {
    const get = await open();
    const answer = await get(`${folder}1HG.names`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });

  it.each(['ZZZ.names', '1HG-3.names', '1HG.shard', 'ZZZ-3.shard', '1hg-3.shard', '..%2F..%2Fetc.shard', '1HG-3', ''])(
    'responds 404 at %j',
    async (name) => {
      const get = await open();
      const answer = await get(folder + name);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('responds 404 for another index, so that versions are never mixed', async () => {
    const get = await open();
    expect((await get('/assets/vpic/2025-01-01-00000000/1HG-3.shard')).status).toBe(404);
    expect(source.shard).not.toHaveBeenCalled();
  });

  it('leaves other URLs alone', () => {
    const shards = new ShardFiles(source);
    expect(['/assets/style.css', '/assets/vpic', '/'].filter((path) => shards.holds(path))).toEqual([]);
    expect(shards.holds(`${folder}1HG-3.shard`)).toBe(true);
  });
});

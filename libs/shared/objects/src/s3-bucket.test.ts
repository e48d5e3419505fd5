import { FileUnavailable } from '@vinlore/server-kit';
import { type S3Server, startS3Server } from '@vinlore/testing-node';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BucketAddress, openS3Bucket, type S3BucketDeps } from './s3-bucket.ts';

let server: S3Server;
let now: Date;
let outcomes: string[];
let reasons: string[];
beforeAll(async () => {
  server = await startS3Server();
});
beforeEach(() => {
  server.fail(() => null);
  server.requests.length = 0;
  now = new Date('2026-11-30T12:00:00Z');
  outcomes = [];
  reasons = [];
});
afterAll(() => server.close());

const open = (address: Partial<BucketAddress> = {}, deps: Partial<S3BucketDeps> = {}) =>
  openS3Bucket(
    { url: server.url, region: 'us-east-1', keyId: server.keyId, secret: server.secret, ...address },
    {
      clock: () => now,
      watch: {
        asked: (_, isGood) => void outcomes.push(isGood ? 'good' : 'bad'),
        spared: () => void outcomes.push('spared'),
      },
      log: { error: (facts: object) => void reasons.push(JSON.stringify(facts)) } as S3BucketDeps['log'],
      retryMs: 1,
      ...deps,
    },
  );
const down = expect.objectContaining({ name: 'FileUnavailable', reason: 'down' });
const listed = async (bucket: ReturnType<typeof open>) => {
  const keys = [];
  for await (const { key } of bucket.list()) keys.push(key);
  return keys.sort();
};

describe('a bucket of an S3-compatible store', () => {
  it('returns what was put, byte for byte, with its size and media type', async () => {
    const bucket = open();
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 5_000 }), fc.uuid(), async (bytes, name) => {
        await bucket.put(`one/${name}`, bytes, 'image/webp');
        expect(await bucket.get(`one/${name}`)).toEqual(Buffer.from(bytes));
        expect(await bucket.stat(`one/${name}`)).toEqual({ size: bytes.length, type: 'image/webp' });
        await bucket.delete(`one/${name}`);
        expect(await bucket.get(`one/${name}`)).toBeNull();
        expect(await bucket.stat(`one/${name}`)).toBeNull();
      }),
      { numRuns: 20 },
    );
  });

  it('deletes what isn’t there', async () => {
    await expect(open().delete('one/none')).resolves.toBeUndefined();
  });

  it('lists more objects than a page has, in its own folder only', async () => {
    const inside = open({ url: `${server.url}/Vin%20Lore%26Co` }, { pageSize: 2 });
    const outside = open();
    await outside.put('one/outside', Buffer.from('x'), 'text/plain');
    const keys = ['one/a', 'one/b', 'one/c', 'two/a', 'two/b'];
    for (const key of keys) await inside.put(key, Buffer.from('x'), 'text/plain');
    expect(await listed(inside)).toEqual(keys);
    expect(server.requests.filter((request) => request.includes('max-keys'))).toHaveLength(3);
    expect(await inside.get('one/b')).toEqual(Buffer.from('x'));
    expect(await listed(outside)).toContain('one/outside');
  });

  it('needs a bucket in its address', () => {
    expect(() => open({ url: new URL('/', server.url).href })).toThrow('names no bucket');
  });
});

describe('a bucket that fails', () => {
  it.each([500, 503, 429])('is tried three times after status %i', async (status) => {
    let failures = 0;
    server.fail(() => (++failures <= 2 ? status : null));
    await open().put('one/a', Buffer.from('a'), 'text/plain');
    expect(server.requests).toHaveLength(3);
    expect(outcomes).toEqual(['good']);
    server.fail(() => status);
    await expect(open().get('one/a')).rejects.toEqual(down);
    expect(server.requests).toHaveLength(6);
    expect(outcomes).toEqual(['good', 'bad']);
  });

  it('is given up on when it doesn’t answer in time', async () => {
    server.fail(() => 'silent');
    await expect(open({}, { attemptMs: 20 }).get('one/a')).rejects.toEqual(down);
    expect(server.requests).toHaveLength(3);
  });

  it.each<[string, Partial<BucketAddress>, string]>([
    ['a wrong secret', { secret: 'wrong' }, 'SignatureDoesNotMatch'],
    ['an unknown key', { keyId: 'nobody' }, 'InvalidAccessKeyId'],
  ])('is never taken for an empty one: %s', async (_what, address, code) => {
    await expect(open(address).get('one/none')).rejects.toEqual(down);
    expect(server.requests).toHaveLength(1);
    expect(reasons.join()).toContain(code);
    expect(reasons.join()).not.toContain('one/none');
  });

  it('is never taken for an empty one: a bucket that doesn’t exist', async () => {
    const url = new URL('/elsewhere', server.url).href;
    await expect(open({ url }).get('one/none')).rejects.toEqual(down);
    expect(reasons.join()).toContain('NoSuchBucket');
  });

  it('gets no requests for half a minute after five failures in a row, then one', async () => {
    server.fail(() => 500);
    const bucket = open();
    for (let time = 0; time < 7; time++) await expect(bucket.get('one/a')).rejects.toBeInstanceOf(FileUnavailable);
    expect(server.requests).toHaveLength(15);
    expect(outcomes).toEqual(['bad', 'bad', 'bad', 'bad', 'bad', 'spared', 'spared']);
    server.fail(() => null);
    now = new Date(now.getTime() + 30_001);
    expect(await bucket.get('one/none')).toBeNull();
  });
});

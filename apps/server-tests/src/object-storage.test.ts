import { workObjects } from '@vinlore/server/cli/data-objects';
import { createProductApi } from '@vinlore/server/product-api';
import type { Health } from '@vinlore/staff-domain';
import { startS3Server } from '@vinlore/testing-node';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { callerOf } from './testing/caller.ts';
import { openTestProduct } from './testing/test-product.ts';

const server = await startS3Server();
const { product, database, close } = await openTestProduct({
  OBJECT_STORE_URL: server.url,
  OBJECT_STORE_KEY_ID: server.keyId,
  OBJECT_STORE_SECRET: server.secret,
});
afterAll(async () => {
  await close();
  await server.close();
});
beforeEach(() => server.fail(() => null));
const { ask, login } = callerOf(await createProductApi(product));

const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#806040' } })
  .png()
  .toBuffer();
const files = async () => {
  const keys = [];
  for await (const { key } of product.bucket!.list()) keys.push(key);
  return keys;
};
const run = (...args: string[]) => workObjects(product, args, { yes: false, stop: new AbortController().signal });
const purge = () => product.jobs.runScheduled((name) => name === 'objects.purge');

async function upload(image: Buffer | null) {
  const { token } = await login('member');
  const body = new FormData();
  if (image) body.append('image', new Blob([new Uint8Array(image)], { type: 'image/png' }), 'me.png');
  const answer = await ask({ method: 'POST', path: '/api-cwa/profile-image' }, { token, body });
  return { ...answer, address: (answer.data as { profile_image: string } | null)?.profile_image ?? '' };
}
const view = (address: string) => ask({ method: 'GET', path: '/api-cwa/image' }, { path: address });
async function health() {
  const { token } = await login('staff');
  const { data } = await ask({ method: 'GET', path: '/api-cwa/staff/health' }, { token });
  return (data as Health).parts.find(({ part }) => part === 'files')!.findings.map(({ name }) => name);
}

it('a member’s photo goes to the bucket, is served from there, and is deleted from there', async () => {
  const { status, address } = await upload(picture);
  expect(status).toBe(200);
  const { rows } = await sql<{ bytes: Buffer | null; object: string }>`select bytes, object from account_image`.execute(
    database.kysely,
  );
  expect(rows).toEqual([{ bytes: null, object: expect.stringMatching(/^[0-9a-f]{64}$/) as string }]);
  expect(await files()).toEqual([`open/${rows[0]!.object}`]);
  const seen = await view(address);
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect((await upload(null)).status).toBe(200);
  await sql`update stored_object set check_at = now()`.execute(database.kysely);
  expect(await purge()).toEqual([]);
  expect(await files()).toEqual([]);
});

it('says what to do while the bucket is down, and stores nothing', async () => {
  const { address } = await upload(picture);
  server.fail(() => 503);
  const [refused, hidden] = [await upload(picture), await view(address)];
  expect([refused.status, hidden.status]).toEqual([503, 503]);
  expect(refused.message).toMatch(/^File storage isn’t responding/);
  expect(refused.headers.get('retry-after')).toBe('60');
  server.fail(() => null);
  expect((await view(address)).status).toBe(200);
});

it('reports a file that the bucket has lost: to who opens it, to the desk, and to the command line', async () => {
  const { address } = await upload(picture);
  expect(await health()).toEqual([]);
  for (const key of await files()) await product.bucket!.delete(key);
  const lost = await view(address);
  expect([lost.status, lost.message]).toEqual([404, expect.stringMatching(/^This file is missing/)]);
  expect(await health()).toEqual(['lost-file']);
  expect(await run('verify')).toEqual({ code: 1, words: '0 files intact, 1 lost or damaged.\n' });
  await upload(null);
});

it('moves all kinds of files back and forth from the command line', async () => {
  const { address } = await upload(picture);
  const moved = await run('move', 'database');
  expect(moved).toMatchObject({ code: 0, words: expect.stringContaining('account_image: 1 file, ') as string });
  await sql`update stored_object set check_at = now()`.execute(database.kysely);
  await purge();
  expect(await files()).toEqual([]);
  expect((await view(address)).status).toBe(200);
  expect(await run('move', 'bucket')).toMatchObject({ code: 0 });
  expect(await files()).toHaveLength(1);
  expect((await view(address)).status).toBe(200);
  expect(await run('status')).toMatchObject({ words: expect.stringMatching(/^1 file in the bucket/) as string });
  expect(await run('sweep')).toEqual({ code: 0, words: '0 files unknown to the database for over a week.\n' });
});

it.each([['move'], ['move', 'elsewhere'], ['verify', 'all'], ['shred']])(
  'doesn’t know: objects %s',
  async (...args) => {
    expect(await run(...args)).toBeNull();
  },
);

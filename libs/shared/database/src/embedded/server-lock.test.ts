import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { withServerLock } from './server-lock.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vinlore-lock-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
});

test('sections of the lock never overlap, also when one throws', async () => {
  let inside = 0;
  let most = 0;
  const section = (nth: number) =>
    withServerLock(directory, async () => {
      inside += 1;
      most = Math.max(most, inside);
      await breathe();
      inside -= 1;
      if (nth % 5 === 0) throw new Error('failed inside');
    });
  const results = await Promise.allSettled(Array.from({ length: 20 }, (_, nth) => section(nth)));
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(4);
  expect(most).toBe(1);
});

test('a holder that was killed, or whose pid was reused, does not hold the lock', async () => {
  const holder = { pid: process.pid, identity: 'another boot/1/1' };
  await writeFile(join(directory, 'postgres.lock.7'), JSON.stringify(holder));
  const results = await Promise.all([1, 2, 3].map((n) => withServerLock(directory, async () => n)));
  expect(results).toEqual([1, 2, 3]);
});

test('leaves a single small file', async () => {
  await withServerLock(directory, async () => {});
  await withServerLock(directory, async () => {});
  expect(await readdir(directory)).toEqual(['postgres.lock.2']);
});

import { afterEach, describe, expect, test } from 'vitest';
import { createWorkerPool, type WorkerPool } from './worker-pool.ts';

type Echo = { task: string; threadId: number };

const workerUrl = new URL('./testing/echo-worker.mjs', import.meta.url);
let pool: WorkerPool<string, Echo>;
const open = (size: number, queueLimit = 100) => (pool = createWorkerPool({ workerUrl, size, queueLimit }));
afterEach(() => pool.close());

describe('CPU-heavy work in worker threads', () => {
  test('gives each task its own result, within the maximum number of threads', async () => {
    open(2);
    const tasks = Array.from({ length: 40 }, (_, i) => `task ${i}`);
    const answers = await Promise.all(tasks.map((task) => pool.run(task)));
    expect(answers.map(({ task }) => task)).toEqual(tasks);
    expect(new Set(answers.map(({ threadId }) => threadId)).size).toBeLessThanOrEqual(2);
  });

  test.each(['exit', 'throw'])('fails only its own task when a worker dies (%s), and replaces it', async (end) => {
    open(1);
    const [before, dead, after] = await Promise.allSettled([pool.run('a'), pool.run(end), pool.run('b')]);
    expect(before).toMatchObject({ status: 'fulfilled', value: { task: 'a' } });
    expect(dead).toMatchObject({ status: 'rejected', reason: { name: 'PoolError', code: 'worker-crashed' } });
    expect(after).toMatchObject({ status: 'fulfilled', value: { task: 'b' } });
    await expect(pool.run('c')).resolves.toMatchObject({ task: 'c' });
  });

  test('rejects immediately when the queue is full, and finishes what is queued', async () => {
    open(1, 2);
    const accepted = [pool.run('works'), pool.run('waits'), pool.run('waits too')];
    await expect(pool.run('one too many')).rejects.toMatchObject({ code: 'queue-full' });
    expect(await Promise.all(accepted)).toHaveLength(3);
    await expect(pool.run('later')).resolves.toMatchObject({ task: 'later' });
  });

  test('times out a task that takes too long, and continues with the next', async () => {
    pool = createWorkerPool({ workerUrl, size: 1, queueLimit: 9, limitMs: 2_000 });
    const [slow, after] = await Promise.allSettled([pool.run('spin'), pool.run('b')]);
    expect(slow).toMatchObject({ status: 'rejected', reason: { code: 'too-slow' } });
    expect(after).toMatchObject({ status: 'fulfilled', value: { task: 'b' } });
  });

  test('fails only the task that takes too much memory', async () => {
    pool = createWorkerPool({ workerUrl, size: 1, queueLimit: 9, heapMb: 64 });
    const [greedy, after] = await Promise.allSettled([pool.run('hoard'), pool.run('b')]);
    expect(greedy).toMatchObject({ status: 'rejected', reason: { code: 'worker-crashed' } });
    expect(after).toMatchObject({ status: 'fulfilled', value: { task: 'b' } });
  });

  test('fails unfinished tasks on close and accepts no more', async () => {
    open(1);
    const pending = Promise.allSettled([pool.run('wait'), pool.run('queued')]);
    await pool.close();
    expect(await pending).toMatchObject([{ reason: { code: 'closed' } }, { reason: { code: 'closed' } }]);
    await expect(pool.run('more')).rejects.toMatchObject({ code: 'closed' });
  });

  test("fails the task instead of hanging if a worker can't start", async () => {
    pool = createWorkerPool({ workerUrl: new URL('./testing/missing.mjs', import.meta.url), size: 1, queueLimit: 1 });
    await expect(pool.run('a')).rejects.toMatchObject({ code: 'worker-crashed' });
  });
});

import { expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

it('runs a single item at once, batches those that arrive meanwhile, and respects the batch size', async () => {
  const turns: (readonly number[])[] = [];
  const take = inBatches<number>(3, (items) => Promise.resolve(void turns.push(items)));
  await Promise.all([1, 2, 3, 4, 5].map(take));
  await take(6);
  expect(turns).toEqual([[1], [2, 3, 4], [5], [6]]);
});

it('fails only the item that cannot be processed', async () => {
  const take = inBatches<string>(9, (items) =>
    items.includes('bad') ? Promise.reject(new Error('Not this one.')) : Promise.resolve(),
  );
  const outcomes = await Promise.allSettled(['first', 'good', 'bad', 'fine'].map(take));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
});

it('does not retry items one by one while the database is down', async () => {
  const turns: (readonly number[])[] = [];
  const take = inBatches<number>(9, (items) => {
    turns.push(items);
    return Promise.reject(new Error('Query read timeout'));
  });
  const outcomes = await Promise.allSettled([1, 2, 3].map(take));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(turns).toEqual([[1], [2, 3]]);
});

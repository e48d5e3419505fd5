import { expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

it('one is worked at once, those that come meanwhile together, and never more than a turn takes', async () => {
  const turns: (readonly number[])[] = [];
  const take = inBatches<number>(3, (items) => Promise.resolve(void turns.push(items)));
  await Promise.all([1, 2, 3, 4, 5].map(take));
  await take(6);
  expect(turns).toEqual([[1], [2, 3, 4], [5], [6]]);
});

it('one that cannot be done fails alone', async () => {
  const take = inBatches<string>(9, (items) =>
    items.includes('bad') ? Promise.reject(new Error('Not this one.')) : Promise.resolve(),
  );
  const outcomes = await Promise.allSettled(['first', 'good', 'bad', 'fine'].map(take));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
});

it('where the database is away, nobody is tried again by himself', async () => {
  const turns: (readonly number[])[] = [];
  const take = inBatches<number>(9, (items) => {
    turns.push(items);
    return Promise.reject(new Error('Query read timeout'));
  });
  const outcomes = await Promise.allSettled([1, 2, 3].map(take));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(turns).toEqual([[1], [2, 3]]);
});

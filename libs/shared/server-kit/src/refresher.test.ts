import { expect, it, vi } from 'vitest';
import { refresher } from './refresher.ts';

it('all requests during a load are served by one more load', async () => {
  const ends: (() => void)[] = [];
  const load = vi.fn(() => new Promise<void>((done) => void ends.push(done)));
  const { refresh, settled } = refresher(load, () => {});
  const first = refresh();
  const later = Promise.all([refresh(), refresh(), refresh()]);
  expect(load).toHaveBeenCalledTimes(1);
  ends.shift()!();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  ends.shift()!();
  await Promise.all([first, later, settled()]);
  expect(load).toHaveBeenCalledTimes(2);
});

it('reports only the first failure in a row, and loads again when asked', async () => {
  const told = vi.fn();
  let fails = true;
  const { refresh } = refresher(() => (fails ? Promise.reject(new Error('down')) : Promise.resolve()), told);
  await refresh();
  await refresh();
  expect(told).toHaveBeenCalledTimes(1);
  fails = false;
  await refresh();
  fails = true;
  await refresh();
  expect(told).toHaveBeenCalledTimes(2);
});

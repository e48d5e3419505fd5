import { expect, it } from 'vitest';
import { watched } from './source-watch.ts';

/** Records what a watch receives, without the durations. */
function ear() {
  const told: [string, boolean][] = [];
  const watch = { asked: (source: string, isGood: boolean) => void told.push([source, isGood]), spared: () => {} };
  return { told, watch };
}

it('reports whether a source answered, and passes its result or error on', async () => {
  const { told, watch } = ear();
  expect(await watched(watch, 'VinAudit', () => Promise.resolve(7))).toBe(7);
  await watched(watch, 'VinAudit', () => Promise.resolve('down'), { failed: (outcome) => outcome === 'down' });
  await expect(watched(watch, 'VinAudit', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const refused = () => Promise.reject(new TypeError('refused'));
  const options = { broke: (error: unknown) => !(error instanceof TypeError) };
  await expect(watched(watch, 'Stripe', refused, options)).rejects.toThrow('refused');
  expect(told).toEqual([
    ['VinAudit', true],
    ['VinAudit', false],
    ['VinAudit', false],
    ['Stripe', true],
  ]);
});

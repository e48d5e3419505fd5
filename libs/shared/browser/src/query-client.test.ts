import { CallError } from '@vinlore/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createQueryClient, retryDelay, shouldRetry } from './index.ts';

describe('query defaults', () => {
  it('spec §9: answers stay fresh for 300,000 ms', () => {
    expect(createQueryClient().getDefaultOptions().queries?.staleTime).toBe(300_000);
  });

  it('spec §9: 3 retries with exponential backoff capped at 30 s', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    const lost = new CallError('network', '', 0);
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, lost))).toEqual([true, true, true, false]);
  });

  it('asks again after a fault of the way or the server, never after a refusal', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 599 }), (status) => {
        expect(shouldRetry(0, new CallError('refused', 'no', status))).toBe(status >= 500);
      }),
    );
  });
});

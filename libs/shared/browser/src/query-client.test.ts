import { CallError } from '@vinlore/contract';
import { onlineManager } from '@tanstack/react-query';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createQueryClient, retryDelay, shouldRetry } from './index.ts';

describe('query defaults', () => {
  it('spec §9: responses stay fresh for 300,000 ms', () => {
    expect(createQueryClient().getDefaultOptions().queries?.staleTime).toBe(300_000);
  });

  it('spec §9: 3 retries with exponential backoff capped at 30 s', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    const lost = new CallError('network', '', 0);
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, lost))).toEqual([true, true, true, false]);
  });

  it('look.md: a call fails with a message when offline instead of pausing', async () => {
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    const queries = createQueryClient();
    const lost = () => Promise.reject(new CallError('network', '', 0));
    const sending = queries.getMutationCache().build(queries, queries.defaultMutationOptions({ mutationFn: lost }));
    await expect(sending.execute(undefined)).rejects.toMatchObject({ fault: 'network' });
    const asked = queries.fetchQuery({ queryKey: ['profile'], queryFn: lost, retry: false });
    await expect(asked).rejects.toMatchObject({ fault: 'network' });
  });

  it('retries network and server errors, never a 4xx', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 599 }), (status) => {
        expect(shouldRetry(0, new CallError('refused', 'no', status))).toBe(status >= 500);
      }),
    );
  });
});

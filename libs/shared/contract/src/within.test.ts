import { afterEach, describe, expect, it, vi } from 'vitest';
import { within } from './within.ts';

describe('work with a limit', () => {
  afterEach(() => void vi.useRealTimers());

  it('gives the answer, and leaves no timer that would cut something off afterwards', async () => {
    vi.useFakeTimers();
    expect(await within(20, () => Promise.resolve('answer'))).toBe('answer');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('throws what the work throws', async () => {
    await expect(within(1_000, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });

  it('ends what minds its signal, and does not wait for what does not', async () => {
    let told: AbortSignal | undefined;
    const deaf = within(5, (signal) => ((told = signal), new Promise<never>(() => {})));
    await expect(deaf).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(told!.reason).toMatchObject({ name: 'TimeoutError' });
  });
});

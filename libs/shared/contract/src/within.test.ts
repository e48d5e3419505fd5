import { afterEach, describe, expect, it, vi } from 'vitest';
import { within } from './within.ts';

describe('work with a timeout', () => {
  afterEach(() => void vi.useRealTimers());

  it('resolves to the result and leaves no timer running', async () => {
    vi.useFakeTimers();
    expect(await within(20, () => Promise.resolve('answer'))).toBe('answer');
    expect(vi.getTimerCount()).toBe(0);
  });

  it("rejects with the work's own error", async () => {
    await expect(within(1_000, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });

  it('aborts work that observes the signal, and does not wait for work that ignores it', async () => {
    let told: AbortSignal | undefined;
    const deaf = within(5, (signal) => ((told = signal), new Promise<never>(() => {})));
    await expect(deaf).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(told!.reason).toMatchObject({ name: 'TimeoutError' });
  });
});

import pTimeout from 'p-timeout';

/**
 * Work that somebody waits for, cut off at a limit: its signal is aborted, and whether or not the work minds the signal,
 * nobody waits any longer. (A request whose signal fires is not always rejected: what it hangs on may have been dropped.)
 *
 * @param limitMs milliseconds
 * @throws DOMException `TimeoutError` at the limit; what the work throws before it
 */
export async function within<Result>(limitMs: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const cut = new AbortController();
  return pTimeout(work(cut.signal), {
    milliseconds: limitMs,
    fallback: () => {
      const error = new DOMException('No answer in time.', 'TimeoutError');
      cut.abort(error);
      throw error;
    },
  });
}

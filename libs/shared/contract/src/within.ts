import pTimeout from 'p-timeout';

/**
 * Runs work with a timeout: aborts its signal, and rejects whether or not the work reacts. (An aborted request is not
 * always rejected: its underlying resources may have been dropped.)
 *
 * @param limitMs milliseconds
 * @throws DOMException `TimeoutError` at the timeout; the work's own error before it
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

import { type Call, CallError } from '@vinlore/contract';

/** A failed call of the server's bundle, which has a `CallError` class of its own. */
function isForeign(error: unknown): error is CallError {
  return error instanceof Error && error.name === 'CallError' && !(error instanceof CallError);
}

/**
 * The server's way to call, with failures that are `CallError`s in this bundle too: pages and the libs they are drawn
 * with ask `instanceof`.
 */
export function ownCall(call: Call): Call {
  return (row, input, options) =>
    call(row, input, options).catch((error: unknown) => {
      if (!isForeign(error)) throw error;
      throw new CallError(error.fault, error.message, error.status, error.data, error.requestId, error.retryAfter);
    });
}

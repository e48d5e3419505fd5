import { type Call, CallError } from '@vinlore/contract';

/** A failed call from the server's bundle, which has its own `CallError` class. */
function isForeign(error: unknown): error is CallError {
  return error instanceof Error && error.name === 'CallError' && !(error instanceof CallError);
}

/**
 * Wraps the server's call function so that failures are `CallError`s of this bundle too: pages and libs check with
 * `instanceof`.
 */
export function ownCall(call: Call): Call {
  return (row, input, options) =>
    call(row, input, options).catch((error: unknown) => {
      if (!isForeign(error)) throw error;
      throw new CallError(error.fault, error.message, error.status, error.data, error.requestId, error.retryAfter);
    });
}

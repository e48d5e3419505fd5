import { CallError } from '@vinlore/contract';

/** Page status for a failed call: the call's own if it was rejected, else 503. */
export function statusOf(error: Pick<CallError, 'fault' | 'status'>): number {
  return error.fault === 'refused' && error.status >= 400 && error.status < 500 ? error.status : 503;
}

/** Returns a failed call as a value; rethrows anything else. */
export function callError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  throw error;
}

import { CallError } from '@vinlore/contract';

/** The status that a failed call gives the page: the call's own where it refused, else 503. */
export function statusOf(error: Pick<CallError, 'fault' | 'status'>): number {
  return error.fault === 'refused' && error.status >= 400 && error.status < 500 ? error.status : 503;
}

/** The failure of a call as a value; anything else is thrown on. */
export function callError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  throw error;
}

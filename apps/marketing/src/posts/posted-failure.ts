import type { CallError } from '@vinlore/contract';
import type { PostedFailure } from '@vinlore/ui';

/** A failed call, as the page tells its form. */
export const postedFailure = ({ fault, message, status, requestId, retryAfter }: CallError): PostedFailure => ({
  fault,
  message,
  status,
  requestId,
  retryAfter,
});

import type { CallError } from '@vinlore/contract';
import type { PostedFailure } from '@vinlore/ui';

/** A failed call in the form's terms. */
export const postedFailure = ({ fault, message, status, requestId, retryAfter }: CallError): PostedFailure => ({
  fault,
  message,
  status,
  requestId,
  retryAfter,
});

import type { Status } from '@vinlore/contract';

/** A refusal in words for people: the call ends with this status and message, nothing half done. */
export class Refusal extends Error {
  constructor(
    readonly status: Exclude<Status, 200 | 202>,
    message: string,
    /** What a caller may need to go on, such as a suggested correction. */
    readonly data?: unknown,
    /** Seconds after which to try again (429, 503). */
    readonly retryAfter?: number,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

/** Ends the call with a refusal. */
export function refuse(status: Refusal['status'], message: string, data?: unknown): never {
  throw new Refusal(status, message, data);
}

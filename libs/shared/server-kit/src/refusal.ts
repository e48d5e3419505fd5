import type { Status } from '@vinlore/contract';
import type { SecurityEventName } from './security-events/events.ts';

/** The security event that a refusal is. */
export interface RefusalEvent {
  readonly name: SecurityEventName;
  /** What exactly, as a code such as `second-factor`. */
  readonly kind: string;
  /** Account id of whoever was refused, where it is known. */
  readonly person?: string;
}

/** A refusal in words for people: the call ends with this status and message, nothing half done. */
export class Refusal extends Error {
  constructor(
    readonly status: Exclude<Status, 200 | 202>,
    message: string,
    /** What a caller may need to go on, such as a suggested correction. */
    readonly data?: unknown,
    /** Seconds after which to try again (429, 503). */
    readonly retryAfter?: number,
    /** The security event that the refusal is; `createApi` records it. */
    readonly event?: RefusalEvent,
    /** The page that says it all, for a browser that opened the call's address itself. */
    readonly page?: string,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

/** Ends the call with a refusal. */
export function refuse(status: Refusal['status'], message: string, data?: unknown): never {
  throw new Refusal(status, message, data);
}

/** The same where a browser may have opened the address itself: it goes on to a page that says why. */
export function refuseWithPage(status: Refusal['status'], message: string, page: string): never {
  throw new Refusal(status, message, undefined, undefined, undefined, page);
}

/** Ends the call with a refusal that is a security event as well. */
export function deny(event: RefusalEvent, status: Refusal['status'], message: string, data?: unknown): never {
  throw new Refusal(status, message, data, undefined, event);
}

import type { Status } from '@vinlore/contract';
import type { SecurityEventName } from './security-events/events.ts';

/** The security event of a refusal. */
export interface RefusalEvent {
  readonly name: SecurityEventName;
  /** Details as a code, such as `second-factor`. */
  readonly kind: string;
  /** Account id of the rejected caller, if known. */
  readonly person?: string;
}

/** Ends a call with this status and a message for the user; nothing is left half done. */
export class Refusal extends Error {
  constructor(
    readonly status: Exclude<Status, 200 | 202>,
    message: string,
    /** Data that helps the caller continue, such as a suggested correction. */
    readonly data?: unknown,
    /** Seconds until the caller should retry (429, 503). */
    readonly retryAfter?: number,
    /** The refusal's security event, if it is one; `createApi` logs it. */
    readonly event?: RefusalEvent,
    /** A page that explains the refusal, for a browser that opened the call's URL itself. */
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

/** Ends the call with a refusal; a browser that opened the URL itself is redirected to a page that explains it. */
export function refuseWithPage(status: Refusal['status'], message: string, page: string): never {
  throw new Refusal(status, message, undefined, undefined, undefined, page);
}

/** Ends the call with a refusal that is also a security event. */
export function deny(event: RefusalEvent, status: Refusal['status'], message: string, data?: unknown): never {
  throw new Refusal(status, message, data, undefined, event);
}

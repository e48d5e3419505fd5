import type { Brand } from '@vinlore/brand';
import type { Translator } from '@vinlore/i18n';
import type { Logger } from 'pino';
import type { Actor, CallContext, Cookies } from '../context.ts';
import type { Place, PlaceReader } from '../places/place.ts';
import type { HeaderReader } from '../client/request-headers.ts';

/** Input for {@link Call}. */
export interface CallInput {
  readonly requestId: string;
  readonly brand: Brand;
  readonly desk: boolean;
  readonly text: Translator;
  readonly actor: Actor | null;
  readonly clientAddress: string;
  readonly socketAddress: string | undefined;
  readonly header: HeaderReader;
  readonly cookies: Cookies;
  readonly event: CallContext['event'];
  /** The server's logger. */
  readonly log: Logger;
  readonly placeOf: PlaceReader | undefined;
}

const USER_AGENT_LIMIT = 512;

/**
 * The context of one call. Rarely used values are computed on first access.
 *
 * A class, because V8 allocates the accessor pair of a getter in an object literal in old space. There it keeps the
 * getter's closure, and with it the whole call, alive until the next full collection, which cost over a third of the CPU
 * of a small call.
 */
export class Call implements CallContext {
  readonly requestId: string;
  readonly brand: Brand;
  readonly desk: boolean;
  readonly text: Translator;
  readonly actor: Actor | null;
  readonly clientAddress: string;
  readonly userAgent: string;
  readonly cookies: Cookies;
  readonly event: CallContext['event'];
  readonly #parts: CallInput;
  #log: Logger | undefined;

  constructor(input: CallInput) {
    this.requestId = input.requestId;
    this.brand = input.brand;
    this.desk = input.desk;
    this.text = input.text;
    this.actor = input.actor;
    this.clientAddress = input.clientAddress;
    this.userAgent = (input.header('user-agent') ?? '').slice(0, USER_AGENT_LIMIT);
    this.cookies = input.cookies;
    this.event = input.event;
    this.#parts = input;
  }

  get place(): Place | null {
    return this.#parts.placeOf?.(this.#parts) ?? null;
  }

  get log(): Logger {
    return (this.#log ??= this.#parts.log.child({ requestId: this.requestId }));
  }
}

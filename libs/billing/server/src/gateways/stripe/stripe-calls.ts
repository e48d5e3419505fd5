import { fetchOnly, type Logger } from '@vinlore/server-kit';
import Stripe from 'stripe';
import { GatewayDown } from '../gateway.ts';

/** Stripe refused the request and did nothing. */
export class StripeRefused extends Error {
  override readonly name = 'StripeRefused';
  constructor(
    /** Stripe's error code, such as `resource_missing`. */
    readonly code: string | undefined,
  ) {
    super(`Stripe refuses: ${code ?? 'no code'}`);
  }
}

/** Time limits for Stripe. */
export interface StripePatience {
  /** Milliseconds per attempt of a request; each request has two attempts. */
  readonly each: number;
  /** Milliseconds for all requests of one operation. */
  readonly all: number;
}

/** A buyer is waiting: two attempts and the pause between them fit within ten seconds. */
export const PATIENCE: StripePatience = { each: 4_000, all: 9_500 };

/** Stripe's address and our key. */
export interface StripeAccount {
  readonly secretKey: string;
  /** Host of another API, for tests; null for Stripe's own. */
  readonly apiHost: string | null;
}

/** Creates the client, with time limits and without telemetry. */
export function stripeClient({ secretKey, apiHost }: StripeAccount, { each }: StripePatience): Stripe {
  const host = apiHost === null ? null : new URL(apiHost);
  return new Stripe(secretKey, {
    timeout: each,
    maxNetworkRetries: 1,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(fetchOnly(apiHost ?? 'https://api.stripe.com')),
    ...(host && {
      protocol: host.protocol === 'http:' ? 'http' : 'https',
      host: host.hostname,
      ...(host.port !== '' && { port: host.port }),
    }),
  });
}

/** Runs the Stripe requests of one operation within its time limit. */
export type StripeCalls = <T>(work: (stripe: Stripe) => Promise<T>) => Promise<T>;

/**
 * Sorts Stripe's failures into two kinds. Logs only error codes, because Stripe's messages repeat what was sent, such
 * as an email address.
 *
 * @returns a function that throws StripeRefused if Stripe refused, and GatewayDown if the outcome is unknown
 */
export function stripeCalls(stripe: Stripe, { all }: StripePatience, log: Logger): StripeCalls {
  return async (work) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new GatewayDown('Stripe did not respond in time.')), all);
    });
    try {
      return await Promise.race([work(stripe), late]);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      const { type, code, param, statusCode, requestId } = error;
      log.warn({ stripe: { type, code, param, statusCode, requestId } }, 'A Stripe request failed.');
      throw isRefusal(error) ? new StripeRefused(code) : new GatewayDown(`Stripe is not responding (${type}).`);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Whether it is certain that Stripe did nothing. */
function isRefusal(error: Stripe.errors.StripeError): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  );
}

/** Runs an operation that Stripe must not refuse; throws GatewayDown if it does. */
export async function orDown<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StripeRefused ? new GatewayDown(error.message) : error;
  }
}

/** The id of an object that Stripe may have expanded. */
export const idOf = (object: string | { readonly id: string } | null): string | null =>
  typeof object === 'string' ? object : (object?.id ?? null);

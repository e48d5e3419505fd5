import { fetchOnly, type Logger } from '@vinlore/server-kit';
import Stripe from 'stripe';
import { GatewayDown } from '../gateway.ts';

/** Stripe has understood and refuses: nothing was done. */
export class StripeRefused extends Error {
  override readonly name = 'StripeRefused';
  constructor(
    /** Stripe's word for it, such as `resource_missing`. */
    readonly code: string | undefined,
  ) {
    super(`Stripe refuses: ${code ?? 'no code'}`);
  }
}

/** How long Stripe may take. */
export interface StripePatience {
  /** Milliseconds for one try of one request; each has two. */
  readonly each: number;
  /** Milliseconds for all that one act takes of Stripe. */
  readonly all: number;
}

/** A buyer waits for it: two tries and the pause between them fit into ten seconds. */
export const PATIENCE: StripePatience = { each: 4_000, all: 9_500 };

/** Where Stripe is, and how we are known to it. */
export interface StripeAccount {
  readonly secretKey: string;
  /** Another address than Stripe's own, for tests; null for its own. */
  readonly apiHost: string | null;
}

/** Makes the client: bounded, and telling Stripe nothing of us that it need not know. */
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

/** Runs what one act asks of Stripe, within its time. */
export type StripeCalls = <T>(work: (stripe: Stripe) => Promise<T>) => Promise<T>;

/**
 * Puts Stripe's failures into two kinds. What it says is logged by its codes alone: its sentences repeat what was sent,
 * such as an email address.
 *
 * @returns a function that throws StripeRefused where Stripe has refused, GatewayDown where nobody knows
 */
export function stripeCalls(stripe: Stripe, { all }: StripePatience, log: Logger): StripeCalls {
  return async (work) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new GatewayDown('Stripe takes too long.')), all);
    });
    try {
      return await Promise.race([work(stripe), late]);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      const { type, code, param, statusCode, requestId } = error;
      log.warn({ stripe: { type, code, param, statusCode, requestId } }, 'Stripe does not do what it was asked for.');
      throw isRefusal(error) ? new StripeRefused(code) : new GatewayDown(`Stripe does not answer (${type}).`);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Whether Stripe says for sure that it did nothing. */
function isRefusal(error: Stripe.errors.StripeError): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  );
}

/** Where Stripe refuses what it has to do, nothing is known but that it was not done. */
export async function orDown<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StripeRefused ? new GatewayDown(error.message) : error;
  }
}

/** The id of an object that Stripe may have answered whole. */
export const idOf = (object: string | { readonly id: string } | null): string | null =>
  typeof object === 'string' ? object : (object?.id ?? null);

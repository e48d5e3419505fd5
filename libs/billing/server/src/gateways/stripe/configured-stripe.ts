import type { Database } from '@vinlore/database';
import { type Config, ConfigError, type Logger, type SourceWatch, UNWATCHED, watched } from '@vinlore/server-kit';
import { type Gateway, GatewayDown, type GatewayEvent } from '../gateway.ts';
import { readEvent } from './read-event.ts';
import { sessionsIn } from './session-store.ts';
import { signedEvents } from './signed-event.ts';
import { PATIENCE, type StripeCalls, stripeCalls, stripeClient, type StripePatience } from './stripe-calls.ts';
import { stripeGateway } from './stripe-gateway.ts';

/** Stripe's gateway and webhook reader. */
export interface ConfiguredStripe {
  readonly gateway: Gateway;
  /**
   * Reads a webhook.
   *
   * @returns the events for us; null for a body that Stripe has not signed
   * @throws StripeRefused, GatewayDown if the state of the object in the event cannot be fetched
   */
  readonly webhook: (body: Uint8Array, signature: string) => Promise<GatewayEvent[] | null>;
}

/** Dependencies of the Stripe gateway. */
export interface StripeDeps {
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: Logger;
  /** Time limits for Stripe; shorter in tests. */
  readonly patience?: StripePatience;
  readonly watch?: SourceWatch;
}

/**
 * Sets up Stripe from the operator's configuration.
 *
 * @returns null if it is not configured
 * @throws ConfigError if half of the settings are missing
 */
export function configuredStripe(
  config: Pick<Config, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_HOST'>,
  { database, clock, log, patience = PATIENCE, watch = UNWATCHED }: StripeDeps,
): ConfiguredStripe | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secrets, STRIPE_API_HOST: apiHost } = config;
  if (secretKey === null && secrets === null) return null;
  if (secretKey === null) throw new ConfigError('STRIPE_SECRET_KEY', 'is required with STRIPE_WEBHOOK_SECRET');
  if (secrets === null) throw new ConfigError('STRIPE_WEBHOOK_SECRET', 'is required with STRIPE_SECRET_KEY');
  const clientOf = (key: string) => {
    const client = stripeClient({ secretKey: key, apiHost }, patience);
    return { key, client, calls: stripeCalls(client, patience, log) };
  };
  let last = clientOf(secretKey);
  /** Both values may change while the process runs (`RELOADED`). */
  const current = () => {
    const key = config.STRIPE_SECRET_KEY ?? secretKey;
    return key === last.key ? last : (last = clientOf(key));
  };
  const call: StripeCalls = (work) =>
    watched(watch, 'Stripe', () => current().calls(work), { broke: (error) => error instanceof GatewayDown });
  return {
    gateway: stripeGateway({ call, sessions: sessionsIn(database), clock }),
    webhook: async (body, signature) => {
      const open = signedEvents(current().client, config.STRIPE_WEBHOOK_SECRET ?? secrets, clock);
      const event = open(body, signature);
      return event && readEvent(call, event);
    },
  };
}

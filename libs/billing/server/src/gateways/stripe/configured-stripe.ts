import type { Database } from '@vinlore/database';
import { type Config, ConfigError, type Logger, type SourceWatch, UNWATCHED, watched } from '@vinlore/server-kit';
import { type Gateway, GatewayDown, type GatewayEvent } from '../gateway.ts';
import { readEvent } from './read-event.ts';
import { sessionsIn } from './session-store.ts';
import { signedEvents } from './signed-event.ts';
import { PATIENCE, type StripeCalls, stripeCalls, stripeClient, type StripePatience } from './stripe-calls.ts';
import { stripeGateway } from './stripe-gateway.ts';

/** Stripe, as the product uses it. */
export interface ConfiguredStripe {
  readonly gateway: Gateway;
  /**
   * Reads a webhook.
   *
   * @returns what it means to us; null for a body that Stripe has not signed
   * @throws StripeRefused, GatewayDown where Stripe cannot be asked how what it names stands
   */
  readonly webhook: (body: Uint8Array, signature: string) => Promise<GatewayEvent[] | null>;
}

/** What Stripe's half needs of the product. */
export interface StripeDeps {
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: Logger;
  /** How long Stripe may take; tests have less time. */
  readonly patience?: StripePatience;
  readonly watch?: SourceWatch;
}

/**
 * Stripe as the operator has configured it.
 *
 * @returns null where they have not
 * @throws ConfigError where one half of it is missing
 */
export function configuredStripe(
  {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: secrets,
    STRIPE_API_HOST: apiHost,
  }: Pick<Config, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_HOST'>,
  { database, clock, log, patience = PATIENCE, watch = UNWATCHED }: StripeDeps,
): ConfiguredStripe | null {
  if (secretKey === null && secrets === null) return null;
  if (secretKey === null) throw new ConfigError('STRIPE_SECRET_KEY', 'is needed beside STRIPE_WEBHOOK_SECRET');
  if (secrets === null) throw new ConfigError('STRIPE_WEBHOOK_SECRET', 'is needed beside STRIPE_SECRET_KEY');
  const client = stripeClient({ secretKey, apiHost }, patience);
  const calls = stripeCalls(client, patience, log);
  const call: StripeCalls = (work) =>
    watched(watch, 'Stripe', () => calls(work), { broke: (error) => error instanceof GatewayDown });
  const open = signedEvents(client, secrets, clock);
  return {
    gateway: stripeGateway({ call, sessions: sessionsIn(database), clock }),
    webhook: async (body, signature) => {
      const event = open(body, signature);
      return event && readEvent(call, event);
    },
  };
}

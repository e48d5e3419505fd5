import { gatewayContract } from '@vinlore/billing-domain';
import { defineModule, type ServerModule } from '@vinlore/server-kit';
import type { Intake } from './intake/intake.ts';
import { intakeMigrations } from './intake/migrations.ts';
import { gatewayMessages } from './messages/index.ts';
import type { ConfiguredStripe } from './stripe/configured-stripe.ts';
import { stripeMigrations } from './stripe/migrations.ts';
import { stripeWebhookCall } from './stripe-webhook-call.ts';

/** What the gateway module is made of. */
export interface GatewayModuleDeps {
  readonly intake: Intake;
  /** Null where Stripe is not set up. */
  readonly stripe: Pick<ConfiguredStripe, 'webhook'> | null;
}

/** Builds the calls by which gateways reach us. */
export function createGatewayModule({ intake, stripe }: GatewayModuleDeps): ServerModule {
  return defineModule({
    name: 'gateway',
    contract: gatewayContract,
    migrations: [...intakeMigrations, ...stripeMigrations],
    messages: gatewayMessages,
    handlers: { stripeWebhook: stripeWebhookCall(stripe?.webhook ?? null, intake) },
  });
}

import { gatewayContract } from '@vinlore/billing-domain';
import { defineModule, type ServerModule } from '@vinlore/server-kit';
import type { Intake } from './intake/intake.ts';
import { intakeMigrations } from './intake/migrations.ts';
import { gatewayMessages } from './messages/index.ts';
import type { ConfiguredStripe } from './stripe/configured-stripe.ts';
import { stripeMigrations } from './stripe/migrations.ts';
import { stripeWebhookCall } from './stripe-webhook-call.ts';

/** Dependencies of the gateway module. */
export interface GatewayModuleDeps {
  readonly intake: Intake;
  /** Null if Stripe is not configured. */
  readonly stripe: Pick<ConfiguredStripe, 'webhook'> | null;
}

/** Creates the module with the calls that gateways send us. */
export function createGatewayModule({ intake, stripe }: GatewayModuleDeps): ServerModule {
  return defineModule({
    name: 'gateway',
    contract: gatewayContract,
    migrations: [...intakeMigrations, ...stripeMigrations],
    messages: gatewayMessages,
    handlers: { stripeWebhook: stripeWebhookCall(stripe?.webhook ?? null, intake) },
  });
}

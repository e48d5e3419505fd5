import { type Config, ConfigError } from '@vinlore/server-kit';
import type { GatewayName } from '@vinlore/billing-domain';
import type { Gateway } from './gateway.ts';

/** What decides who takes the money. */
export type GatewayConfig = Pick<
  Config,
  'NODE_ENV' | 'PAYMENT_GATEWAYS' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET'
>;

/**
 * Who takes the money, the usual one first: those that PAYMENT_GATEWAYS names, else Stripe where its keys are there, else
 * outside production the sandbox. In production nothing pretends unless it was named.
 */
export function gatewayNames(config: GatewayConfig): GatewayName[] {
  if (config.PAYMENT_GATEWAYS) return [...config.PAYMENT_GATEWAYS];
  if (config.STRIPE_SECRET_KEY !== null && config.STRIPE_WEBHOOK_SECRET !== null) return ['stripe'];
  return config.NODE_ENV === 'production' ? [] : ['sandbox'];
}

/**
 * The gateways of {@link gatewayNames}.
 *
 * @throws ConfigError where one is named that is not set up
 */
export function chosenGateways(
  config: GatewayConfig,
  known: Readonly<Record<GatewayName, Gateway | null>>,
): readonly Gateway[] {
  return gatewayNames(config).map((name) => {
    const gateway = known[name];
    if (!gateway)
      throw new ConfigError(
        'PAYMENT_GATEWAYS',
        `names ${name}, which needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET`,
      );
    return gateway;
  });
}

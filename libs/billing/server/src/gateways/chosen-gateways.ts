import { type Config, ConfigError, type ModeConfig, productMode } from '@vinlore/server-kit';
import type { GatewayName } from '@vinlore/billing-domain';
import type { Gateway } from './gateway.ts';

/** Settings that choose the gateways. */
export type GatewayConfig = ModeConfig &
  Pick<Config, 'PAYMENT_GATEWAYS' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET'>;

/**
 * Names of the gateways that take payments, the default first: those in PAYMENT_GATEWAYS, otherwise Stripe if its keys
 * are set, otherwise the sandbox in trial mode.
 *
 * @throws ConfigError if the sandbox is named in production: dropping it silently would hide that nothing can be
 *   bought, and keeping it would give products away
 */
export function gatewayNames(config: GatewayConfig): GatewayName[] {
  if (config.PAYMENT_GATEWAYS?.includes('sandbox') && productMode(config) === 'production')
    throw new ConfigError(
      'PAYMENT_GATEWAYS',
      'includes the sandbox, which only simulates payments and needs trial mode. Remove it, or set VINLORE_MODE=trial to try the product',
    );
  if (config.PAYMENT_GATEWAYS) return [...config.PAYMENT_GATEWAYS];
  if (config.STRIPE_SECRET_KEY !== null && config.STRIPE_WEBHOOK_SECRET !== null) return ['stripe'];
  return productMode(config) === 'trial' ? ['sandbox'] : [];
}

/**
 * The gateways of {@link gatewayNames}.
 *
 * @throws ConfigError if one is named but not configured
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
        `includes ${name}, which needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET`,
      );
    return gateway;
  });
}

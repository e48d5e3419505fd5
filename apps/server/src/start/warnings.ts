import { type GatewayConfig, gatewayNames } from '@vinlore/billing-server';
import type { Config } from '@vinlore/server-kit';

/** What an operator should know of a production that starts all the same: what is missing, what follows, what to do. */
export function startWarnings(config: Pick<Config, 'SMTP_URL' | 'PUBLIC_URL'> & GatewayConfig): string[] {
  if (config.NODE_ENV !== 'production') return [];
  const warnings: string[] = [];
  if (config.SMTP_URL === null)
    warnings.push(
      'SMTP_URL is not set, so no mail leaves this machine: nobody can open an account, choose a new password or delete an account. Set SMTP_URL to your mail server.',
    );
  if (!config.PUBLIC_URL?.startsWith('https:'))
    warnings.push(
      'PUBLIC_URL does not begin with https, so passwords and cookies travel in the clear. Let a proxy end TLS and set PUBLIC_URL=https://…',
    );
  const gateways = gatewayNames(config);
  if (gateways.length === 0)
    warnings.push(
      'No payment gateway is set up, so nothing can be bought. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.',
    );
  if (gateways.includes('sandbox'))
    warnings.push(
      'PAYMENT_GATEWAYS names the sandbox, which only pretends to take money: everybody gets what they order for nothing. Leave it out to sell.',
    );
  return warnings;
}

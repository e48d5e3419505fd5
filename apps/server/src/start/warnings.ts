import { type GatewayConfig, gatewayNames } from '@vinlore/billing-server';
import { type Config, type ModeConfig, productMode } from '@vinlore/server-kit';

/** A trial that others can reach exposes accounts, which its operator needs to know. */
function trialWarnings(config: ModeConfig): string[] {
  if (productMode({ ...config, VINLORE_MODE: null }) === 'trial') return [];
  return [
    'VINLORE_MODE=trial although others may reach this server: sample accounts can sign in, and payments are only pretended. Set VINLORE_MODE=production before you point a domain at it.',
  ];
}

/** Startup warnings that don't prevent a start: what is missing, the consequences, and what to do. */
export function startWarnings(config: Pick<Config, 'SMTP_URL' | 'PUBLIC_URL'> & GatewayConfig): string[] {
  if (productMode(config) === 'trial') return trialWarnings(config);
  const warnings: string[] = [];
  if (config.SMTP_URL === null)
    warnings.push(
      'SMTP_URL is not set, so no email is sent: no one can sign up, reset a password, or delete an account. Set SMTP_URL to your mail server.',
    );
  if (!config.PUBLIC_URL?.startsWith('https:'))
    warnings.push(
      'PUBLIC_URL does not start with https, so passwords and cookies are sent unencrypted. Terminate TLS at a proxy and set PUBLIC_URL=https://…',
    );
  if (gatewayNames(config).length === 0)
    warnings.push(
      'No payment gateway is configured, so nothing can be bought. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.',
    );
  return warnings;
}

import type { Config } from '@vinlore/server-kit';

/** What an operator should know of a production that starts all the same: what is missing, what follows, what to do. */
export function startWarnings(config: Pick<Config, 'NODE_ENV' | 'SMTP_URL' | 'PUBLIC_URL'>): string[] {
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
  return warnings;
}

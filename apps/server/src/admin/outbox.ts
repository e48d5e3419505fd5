import type { Database } from '@vinlore/database';
import { listOutbox, outboxPage } from '@vinlore/mail';
import { type Config, type ModeConfig, productMode } from '@vinlore/server-kit';

/**
 * The page of mails that would have been sent, where no SMTP_URL is configured. In trial mode only: a mail's link resets a
 * password.
 *
 * @returns null where there is none to show
 */
export function outboxOf(
  config: ModeConfig & Pick<Config, 'SMTP_URL'>,
  database: Database,
): (() => Promise<string>) | null {
  if (productMode(config) === 'production' || config.SMTP_URL !== null) return null;
  return async () => outboxPage(await listOutbox(database));
}

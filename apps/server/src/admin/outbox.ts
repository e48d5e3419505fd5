import type { Database } from '@vinlore/database';
import { listOutbox, outboxPage } from '@vinlore/mail';
import { type Config, type ModeConfig, productMode } from '@vinlore/server-kit';

/**
 * Page of emails that would have been sent if SMTP_URL were configured. Trial mode only, since an emailed link can
 * reset a password.
 *
 * @returns null if not available
 */
export function outboxOf(
  config: ModeConfig & Pick<Config, 'SMTP_URL'>,
  database: Database,
): (() => Promise<string>) | null {
  if (productMode(config) === 'production' || config.SMTP_URL !== null) return null;
  return async () => outboxPage(await listOutbox(database));
}

import type { Database } from '@vinlore/database';
import { listOutbox, outboxPage } from '@vinlore/mail';
import type { Config } from '@vinlore/server-kit';
import type { Area } from './http/front.ts';

/**
 * `/dev/outbox`: the mails that would have been sent, where no SMTP_URL is configured. Never in production, and on this
 * machine only: a mail's link resets a password.
 *
 * @returns null where there is none to show
 */
export function outboxArea(
  { NODE_ENV, SMTP_URL }: Pick<Config, 'NODE_ENV' | 'SMTP_URL'>,
  database: Database,
): Area | null {
  if (NODE_ENV === 'production' || SMTP_URL !== null) return null;
  return async (_brand, request, response) => {
    const html = outboxPage(await listOutbox(database));
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(request.method === 'HEAD' ? undefined : html);
  };
}

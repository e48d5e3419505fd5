import type { Database } from '@vinlore/database';
import { listOutbox, outboxPage } from '@vinlore/mail';
import type { Area } from './http/front.ts';

/**
 * `/dev/outbox`: the mails that would have been sent, where no SMTP_URL is configured. Never in production, and on this
 * machine only: a mail's link resets a password.
 */
export function outboxArea(database: Database): Area {
  return async (_brand, request, response) => {
    const html = outboxPage(await listOutbox(database));
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(request.method === 'HEAD' ? undefined : html);
  };
}

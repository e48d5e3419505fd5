import type { ticketContract } from '@vinlore/feedback-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import { readMail } from '../../inbound/read-mail.ts';
import { mailTaking } from '../take-mail.ts';
import type { TicketDeps } from './deps.ts';

/**
 * POST /api-cwa/inbound-mail: a reply by email. Automated emails are dropped with 200, so that no bounce is sent to a
 * machine; undeliverable ones get 422, so that their sender is notified.
 */
export function inboundMailCall(deps: TicketDeps): Handler<typeof ticketContract.inboundMail> {
  const { inbound } = deps;
  if (!inbound) return (_input, { text }) => refuse(501, text.t('mail.notSetUp'));
  const take = mailTaking(deps, inbound.addresses);
  return async ({ body, signature }, context) => {
    const { text, log } = context;
    if (!inbound.isSigned(body, signature)) {
      log.warn('Rejected an inbound email: missing, wrong, or expired signature.');
      return refuse(403, text.t('mail.notSigned'));
    }
    const mail = await readMail(body);
    if (typeof mail === 'string') {
      log.warn({ fault: mail }, 'Could not read an inbound email.');
      return refuse(mail === 'busy' ? 503 : 422, text.t(`mail.${mail}`));
    }
    if (mail.automatic !== null) {
      log.info({ header: mail.automatic }, 'Dropped an automated email.');
      return { outcome: 'dropped' };
    }
    return { outcome: await take(context, mail) };
  };
}

import { answerWithin } from '@vinlore/brand';
import type { ticketContract } from '@vinlore/feedback-domain';
import { type Handler, refuse, Reply } from '@vinlore/server-kit';
import { plainVin } from '@vinlore/vehicle-domain';
import { saidText } from '../../said-text.ts';
import type { TicketDeps } from './deps.ts';

/** POST /api-cwa/create_support_ticket (spec §7): reports errors in the order and wording of spec §5. */
export function createTicketCall({
  database,
  openTicket,
}: TicketDeps): Handler<typeof ticketContract.createSupportTicket> {
  return async (input, { actor, brand, text }) => {
    const { email, name, phone } = input;
    if (!email.includes('@')) return refuse(422, text.t('tickets.emailInvalid'));
    const vin = plainVin(input.vin);
    if (vin === '') return refuse(422, text.t('tickets.vinMissing'));
    const message = saidText(input.message, text);
    const opened = await database.transaction((tx) =>
      openTicket(tx, {
        brand,
        accountId: actor.accountId,
        accountEmail: actor.email,
        requestId: input.ticket_id,
        vin,
        creditType: input.credit_type ?? null,
        message,
        contact: { email, name, phone },
        files: input.files,
        language: text.language,
      }),
    );
    const soon = text.t('tickets.soon', answerWithin(brand));
    const next = opened.freeCredit ? [soon, text.t('tickets.free')] : [soon];
    // The success screen's title, and what happens next below it (spec §8).
    return new Reply(
      { number: opened.number, free_credit: opened.freeCredit },
      `${text.t('tickets.created')}\n${next.join(' ')}`,
    );
  };
}

import type { ticketContract } from '@vinlore/feedback-domain';
import { textsIn } from '@vinlore/mail';
import { type Handler, refuse } from '@vinlore/server-kit';
import { plainVin } from '@vinlore/vehicle-domain';
import { attachFiles } from '../../files/file-store.ts';
import { feedbackServerMessages } from '../../messages/index.ts';
import { filledText, saidText } from '../../said-text.ts';
import { deskTicket } from '../desk-ticket.ts';
import { wroteLetter } from '../letters.ts';
import { findTicket, keepTicket, ticketOfRequest } from '../ticket-store.ts';
import { record } from './act-on.ts';
import type { TicketDeps } from './deps.ts';

/** POST /api-cwa/staff/ticket/open: support writes first; the member gets a ticket and an email. */
export function staffTicketOpenCall(deps: TicketDeps): Handler<typeof ticketContract.staffTicketOpen> {
  const { database, mail, addresseeOf, origin, inbound, clock } = deps;
  const textIn = textsIn(feedbackServerMessages);
  return async (input, context) => {
    const { brand, text, actor } = context;
    const { account_id: accountId, ticket_id: requestId, credit_type: creditType = null, files } = input;
    const message = filledText(saidText(input.text, text), text);
    return database.transaction(async (tx) => {
      const member = await addresseeOf(tx, brand.key, accountId);
      if (!member) return refuse(404, text.t('tickets.memberNone'));
      const { email, name, bar } = member;
      if (bar !== null) return refuse(bar === 'staff' ? 403 : 409, text.t(`tickets.memberBar.${bar}`));
      const language = member.language ?? brand.language;
      const wanted = {
        brand: brand.key,
        accountId,
        requestId,
        vin: plainVin(input.vin),
        creditType,
        report: null,
        message,
        contact: { email, name, phone: '' },
        language,
        saidBy: actor.accountId,
      };
      const kept = await keepTicket(tx, wanted, clock());
      if (kept) {
        const place = { ticketId: kept.id, messageId: kept.request_id };
        if (!(await attachFiles(tx, { brand: brand.key, by: actor.accountId }, files, place)))
          return refuse(422, text.t('files.gone'));
        const voice = { brand, text: await textIn(language), to: email, origin: origin(brand), inbound };
        await mail.send(tx, wroteLetter(voice, kept, { message, files: files.length }));
        await record(tx, context, kept, {
          act: 'ticket.opened',
          ...(files.length > 0 && { detail: { files: files.length } }),
          after: { state: kept.state },
        });
      }
      const { number } = kept ?? (await ticketOfRequest(tx, wanted));
      return deskTicket(tx, brand, (await findTicket(tx, { brand: brand.key, number }))!, deps);
    });
  };
}

import { recordAct } from '@vinlore/audit';
import type { ticketContract } from '@vinlore/feedback-domain';
import { type Handler, refuse, staffAct } from '@vinlore/server-kit';
import { deskTicket } from '../desk-ticket.ts';
import { mergeTickets } from '../merge-tickets.ts';
import { findTicket } from '../ticket-store.ts';
import type { TicketDeps } from './deps.ts';

/** POST /api-cwa/staff/ticket/merge: merges two tickets. */
export function staffTicketMergeCall(deps: TicketDeps): Handler<typeof ticketContract.staffTicketMerge> {
  return ({ number, into }, context) => {
    const { brand, text } = context;
    return deps.database.transaction(async (tx) => {
      const merged = await mergeTickets(tx, brand.key, number, into);
      if (merged.kind === 'none') return refuse(404, text.t('tickets.none'));
      if (merged.kind === 'same') return refuse(422, text.t('tickets.mergeSame'));
      if (merged.kind === 'strangers') return refuse(422, text.t('tickets.mergeStrangers'));
      if (merged.kind === 'full') return refuse(422, text.t('tickets.mergeFull'));
      const stayed = (await findTicket(tx, { brand: brand.key, number: into }))!;
      if (merged.kind === 'merged') {
        const { source, target } = merged;
        await recordAct(tx, {
          ...staffAct(context),
          act: 'ticket.merged',
          subject: { kind: 'ticket', id: source.id },
          detail: { number: source.number, into: target.number },
          before: { state: target.state, messages: target.messages },
          after: { state: stayed.state, messages: stayed.messages },
        });
      }
      return deskTicket(tx, brand, stayed, deps);
    });
  };
}

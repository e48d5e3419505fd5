import type { ticketContract } from '@vinlore/feedback-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import { mondaysUpTo } from '../../weeks.ts';
import { keepTicketRating, ratingOfTicket, ticketRatingWeeks } from '../ticket-ratings.ts';
import { addTicketSearch, lockTicket } from '../ticket-store.ts';
import { ticketView } from '../ticket-view.ts';
import type { TicketDeps } from './deps.ts';

/** POST /api/user/ticket-rating: rates a resolved ticket; the first rating is final. */
export function rateTicketCall({ database, clock }: TicketDeps): Handler<typeof ticketContract.rateTicket> {
  return ({ number, good, comment }, { actor, brand, text }) =>
    database.transaction(async (tx) => {
      const ticket = await lockTicket(tx, { brand: brand.key, number, accountId: actor.accountId });
      if (!ticket) return refuse(404, text.t('tickets.none'));
      const isRated = (await ratingOfTicket(tx, ticket.id)) !== null;
      if (!isRated && ticket.state !== 'resolved') return refuse(422, text.t('tickets.notResolved'));
      const isNew = await keepTicketRating(tx, ticket, { good, comment }, clock());
      if (isNew && comment !== '') await addTicketSearch(tx, ticket.id, comment);
      return ticketView(tx, ticket);
    });
}

/** GET /api-cwa/staff/tickets/ratings: weekly ticket ratings. */
export function staffTicketRatingsCall({
  database,
  clock,
}: TicketDeps): Handler<typeof ticketContract.staffTicketRatings> {
  return async ({ weeks }, { brand }) => ({
    weeks: await ticketRatingWeeks(database, brand.key, mondaysUpTo(clock(), weeks)),
  });
}

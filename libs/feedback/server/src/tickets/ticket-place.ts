import { TICKET_STATES, type TicketState } from '@vinlore/feedback-domain';
import { placeOf, placesOf } from '../place.ts';

/** Behind all that are listed: the place of a ticket that was merged into another one. */
export const MERGED_PLACE = placesOf(TICKET_STATES.length).upTo;

/** The last place of a ticket that is listed. */
export const LAST_PLACE = placesOf(TICKET_STATES.length - 1).upTo;

/** Where a ticket of a state stands: see `placeOf`. */
export const placeOfTicket = (state: TicketState, lastMessageAt: Date): number =>
  placeOf(TICKET_STATES.indexOf(state), lastMessageAt);

/** Between which places all tickets of a state stand: see `placesOf`. */
export const placesOfState = (state: TicketState) => placesOf(TICKET_STATES.indexOf(state));

import { TICKET_STATES, type TicketState } from '@vinlore/feedback-domain';
import { placeOf, placesOf } from '../place.ts';

/** Position of a merged ticket, after all listed ones. */
export const MERGED_PLACE = placesOf(TICKET_STATES.length).upTo;

/** The last position of a listed ticket. */
export const LAST_PLACE = placesOf(TICKET_STATES.length - 1).upTo;

/** Returns the list position of a ticket: see `placeOf`. */
export const placeOfTicket = (state: TicketState, lastMessageAt: Date): number =>
  placeOf(TICKET_STATES.indexOf(state), lastMessageAt);

/** Returns the range of list positions of a status: see `placesOf`. */
export const placesOfState = (state: TicketState) => placesOf(TICKET_STATES.indexOf(state));

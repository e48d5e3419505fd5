import { TICKET_STATES, type TicketState } from '@vinlore/feedback-domain';

/** More milliseconds than a date of this product will have. */
const ERA = 1e13;

/**
 * Where a ticket stands in support's list, the smallest first: open ones, the one that waits longest before all; then
 * answered ones and resolved ones, the last spoken in first.
 *
 * @returns a whole number below 2⁵³
 */
export function placeOf(state: TicketState, lastMessageAt: Date): number {
  const at = lastMessageAt.getTime();
  if (state === 'open') return at;
  return state === 'answered' ? 2 * ERA - at : 3 * ERA - at;
}

/**
 * Between which places all tickets of a state stand. By them a list of one state is a part of the index of places, however
 * few of the tickets before it are of that state.
 *
 * @returns the places before the first one and of the last one
 */
export function placesOf(state: TicketState): { readonly after: number; readonly upTo: number } {
  const eras = TICKET_STATES.indexOf(state);
  return { after: eras * ERA, upTo: (eras + 1) * ERA };
}

import { type Brand, USUAL_PROMISE } from '@vinlore/brand';
import { dueAt } from '@vinlore/feedback-domain';

/** More milliseconds than a date of this product will have. */
const ERA = 1e13;

/**
 * Where something stands in support's list, the smallest first: what waits, the one that waits longest before all; then the
 * other states one after the other, in each the last spoken in first.
 *
 * @param rank place of its state among all states; 0 is what waits for support
 * @returns a whole number below 2⁵³
 */
export function placeOf(rank: number, lastMessageAt: Date): number {
  const at = lastMessageAt.getTime();
  return rank === 0 ? at : (rank + 1) * ERA - at;
}

/**
 * Between which places all of a state stand. By them a list of one state is a part of the index of places, however few
 * before it are of that state.
 *
 * @returns the places before the first one and of the last one
 */
export function placesOf(rank: number): { readonly after: number; readonly upTo: number } {
  return { after: rank * ERA, upTo: (rank + 1) * ERA };
}

/** Since when one waits for support, as its place says; null where nobody does. */
function waitingSince(place: number): string | null {
  return place <= placesOf(0).upTo ? new Date(place).toISOString() : null;
}

/** Since when one waits for support, and by when the brand promised an answer; both null where nobody waits. */
export function clockOf(
  { answer_promise: promise = USUAL_PROMISE }: Pick<Brand, 'answer_promise'>,
  place: number,
): { readonly waiting_since: string | null; readonly due_at: string | null } {
  const since = waitingSince(place);
  return { waiting_since: since, due_at: since && dueAt(promise, new Date(since)).toISOString() };
}

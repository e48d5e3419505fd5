import { type Brand, USUAL_PROMISE } from '@vinlore/brand';
import { dueAt } from '@vinlore/feedback-domain';

/** More milliseconds than any date in this product. */
const ERA = 1e13;

/**
 * Returns the list position in support's list, lowest first: waiting ones by longest wait; then the other statuses in
 * turn, each most recent first.
 *
 * @param rank rank of its status; 0 is waiting for support
 * @returns an integer below 2⁵³
 */
export function placeOf(rank: number, lastMessageAt: Date): number {
  const at = lastMessageAt.getTime();
  return rank === 0 ? at : (rank + 1) * ERA - at;
}

/**
 * Returns the range of positions of a status. It makes the list of one status a range scan of the position index.
 *
 * @returns the position before the first one, and that of the last one
 */
export function placesOf(rank: number): { readonly after: number; readonly upTo: number } {
  return { after: rank * ERA, upTo: (rank + 1) * ERA };
}

/** Returns since when someone has been waiting, from the position; null if nobody is. */
function waitingSince(place: number): string | null {
  return place <= placesOf(0).upTo ? new Date(place).toISOString() : null;
}

/** Returns since when someone has been waiting and when a reply is due; both null if nobody is waiting. */
export function clockOf(
  { answer_promise: promise = USUAL_PROMISE }: Pick<Brand, 'answer_promise'>,
  place: number,
): { readonly waiting_since: string | null; readonly due_at: string | null } {
  const since = waitingSince(place);
  return { waiting_since: since, due_at: since && dueAt(promise, new Date(since)).toISOString() };
}

import type { FeedbackType } from '../ratings/rating.ts';

/** What was said before: an entry of `feedbacks` in local storage (spec §3). */
export interface FeedbackEntry {
  readonly vin: string;
  readonly type: FeedbackType;
}

/**
 * Whether the modal may open (spec §4): not for a VIN that already has an entry of the same type, or one of regenerate or
 * sticker. Without a VIN the rule does not apply (docs/decisions.md §4).
 */
export function mayAsk({ vin, type }: FeedbackEntry, recorded: readonly FeedbackEntry[]): boolean {
  if (vin === '') return true;
  return !recorded.some(
    (entry) => entry.vin === vin && (entry.type === type || entry.type === 'regenerate' || entry.type === 'sticker'),
  );
}

/** What a call is told of the type: regenerate is treated as sticker, and what is about no document as report (spec §4). */
export const reportTypeOf = (type: FeedbackType): 'report' | 'sticker' =>
  type === 'sticker' || type === 'regenerate' ? 'sticker' : 'report';

/** The type of the credit that a ticket may give: none for a ticket about no document. */
export function creditTypeOf(type: FeedbackType): 'report' | 'sticker' | undefined {
  if (type === 'report') return 'report';
  return type === 'sticker' || type === 'regenerate' ? 'sticker' : undefined;
}

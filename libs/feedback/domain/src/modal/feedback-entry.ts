import type { FeedbackType } from '../ratings/rating.ts';

/** Earlier feedback: an entry of `feedbacks` in local storage (spec §3). */
export interface FeedbackEntry {
  readonly vin: string;
  readonly type: FeedbackType;
}

/**
 * Whether the modal may open (spec §4): not for a VIN with an entry of the same type, or of type regenerate or sticker.
 * Without a VIN, the rule doesn't apply (docs/decisions.md §4).
 */
export function mayAsk({ vin, type }: FeedbackEntry, recorded: readonly FeedbackEntry[]): boolean {
  if (vin === '') return true;
  return !recorded.some(
    (entry) => entry.vin === vin && (entry.type === type || entry.type === 'regenerate' || entry.type === 'sticker'),
  );
}

/** Returns the type sent to the server: regenerate is treated as sticker, and no document as report (spec §4). */
export const reportTypeOf = (type: FeedbackType): 'report' | 'sticker' =>
  type === 'sticker' || type === 'regenerate' ? 'sticker' : 'report';

/** Returns the credit type that a ticket may give: none for a ticket about no document. */
export function creditTypeOf(type: FeedbackType): 'report' | 'sticker' | undefined {
  if (type === 'report') return 'report';
  return type === 'sticker' || type === 'regenerate' ? 'sticker' : undefined;
}

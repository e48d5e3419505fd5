import { readOrderedSelection } from '@vinlore/sticker-domain';
import { type DocumentRequest, makeKey, modelKey, plainVin } from '@vinlore/vehicle-domain';
import type { StickerDeps } from '../deps.ts';
import { draftAsked } from '../making/draft-asked.ts';
import { draftOfConfirmation } from '../making/draft-confirmed.ts';
import { type Draft, type DraftFault, isFault } from '../making/draft.ts';
import { unprintableText } from '../making/unprintable-text.ts';

type Ordered = Pick<DocumentRequest, 'brand' | 'vin' | 'vehicle' | 'language' | 'selection'>;

const carOf = ({ query }: Draft) =>
  query && [query.year, makeKey(query.make), modelKey(query.make, query.model)].join();

/**
 * Drafts the sticker of a purchase with the buyer's choices, by the rules of `confirm-sticker`. The vehicle is always
 * the purchase's, whatever the selection names.
 *
 * @returns null if the purchase names no vehicle
 */
export async function draftOrdered(deps: StickerDeps, ordered: Ordered): Promise<Draft | DraftFault | null> {
  const { brand, vin, language, selection } = ordered;
  const asked = await draftAsked(deps, ordered);
  if (selection === null || !asked || isFault(asked)) return asked;
  const confirmed = readOrderedSelection(selection);
  // A purchase never recreates a sticker, so a sticker id in the selection is ignored.
  if (!confirmed || confirmed.sticker_id !== '') return { fault: 'unreadable-choices' };
  if (plainVin(confirmed.vin) !== plainVin(vin ?? '')) return { fault: 'other-vehicle' };
  const { drafted } = await draftOfConfirmation(deps, { brand, accountId: null, language }, confirmed, false);
  if (isFault(drafted)) return drafted;
  return carOf(drafted) === carOf(asked) ? (unprintableText(drafted.selection) ?? drafted) : { fault: 'other-vehicle' };
}

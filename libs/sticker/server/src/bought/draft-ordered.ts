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
 * The sticker that a purchase asks for, with what its buyer chose by the rules of `confirm-sticker`. The vehicle is that of
 * the purchase, whatever the selection names.
 *
 * @returns null where the purchase names no vehicle
 */
export async function draftOrdered(deps: StickerDeps, ordered: Ordered): Promise<Draft | DraftFault | null> {
  const { brand, vin, language, selection } = ordered;
  const asked = await draftAsked(deps, ordered);
  if (selection === null || !asked || isFault(asked)) return asked;
  const confirmed = readOrderedSelection(selection);
  // Nobody makes a sticker again by buying one, so that the selection step names none here.
  if (!confirmed || confirmed.sticker_id !== '') return { fault: 'unreadable-choices' };
  if (plainVin(confirmed.vin) !== plainVin(vin ?? '')) return { fault: 'other-vehicle' };
  const { drafted } = await draftOfConfirmation(deps, { brand, accountId: null, language }, confirmed, false);
  if (isFault(drafted)) return drafted;
  return carOf(drafted) === carOf(asked) ? (unprintableText(drafted.selection) ?? drafted) : { fault: 'other-vehicle' };
}

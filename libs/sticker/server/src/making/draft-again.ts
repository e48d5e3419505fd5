import type { Brand } from '@vinlore/brand';
import { isRestricted, type StickerSelection } from '@vinlore/sticker-domain';
import type { StickerDeps } from '../deps.ts';
import type { StoredSticker } from '../sticker-table.ts';
import type { Draft, DraftFault } from './draft.ts';
import { draftOfClassic, namedDraft } from './draft-by-name.ts';
import { draftByVin } from './draft-by-vin.ts';
import { namingOf } from './kept-vehicle.ts';

/**
 * Drafts the next version of an existing sticker: for the same vehicle, whatever its VIN matches now, and in the same
 * series of versions (docs/decisions.md §6).
 *
 * @param chosen new choices; null keeps the previous ones
 */
export function draftAgain(
  deps: Pick<StickerDeps, 'decode'>,
  brand: Brand,
  sticker: StoredSticker,
  chosen: StickerSelection | null,
): Draft | DraftFault {
  const { kind, vin, subject } = sticker;
  const naming = namingOf(deps, sticker);
  const isLimited = isRestricted(brand, naming.year);
  if (chosen?.restricted && !isLimited) return { fault: 'not-restricted' };
  // Our data is also used for a year the brand has opened since.
  const kept = sticker.selection && { ...sticker.selection, restricted: sticker.selection.restricted && isLimited };
  const selection = chosen ?? kept;
  // Unless a VIN encodes it, the trim is the owner's.
  const named = { ...naming, trim: selection?.trim ?? naming.trim };
  if (selection?.restricted) return { ...namedDraft(kind, named, vin, selection), subject, query: null };
  const drafted =
    kind === 'standard'
      ? draftByVin(deps, vin, selection)
      : kind === 'classic'
        ? draftOfClassic({ ...named, vin, manual: true }, selection)
        : namedDraft(kind, named, vin, selection);
  return 'fault' in drafted ? drafted : { ...drafted, subject };
}

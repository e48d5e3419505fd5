import { formatStickerId, isRestricted, parseStickerId } from '@vinlore/sticker-domain';
import type { DocumentRequest } from '@vinlore/vehicle-domain';
import { pdfUrl } from '../links.ts';
import type { StickerDeps } from '../deps.ts';
import { type Draft, type DraftFault, isFault } from './draft.ts';
import { draftByName, draftOfClassic, isFiled, type Naming } from './draft-by-name.ts';
import { draftByVin } from './draft-by-vin.ts';
import { makeSticker } from './make-sticker.ts';

/** A sticker that was bought, as an order names it. */
export interface BoughtSticker {
  readonly kind: 'sticker';
  readonly id: string;
  readonly title: string;
}

function namingOf({ year, make, model, trim }: DocumentRequest['vehicle']): Naming | null {
  return /^\d{4}$/.test(year) && make && model ? { year: Number(year), make, model, trim } : null;
}

/** By VIN where there is one, else by name. A classic number that fits several vehicles is the one that was named. */
async function draftBought(
  deps: StickerDeps,
  { vin, vehicle, language }: DocumentRequest,
): Promise<Draft | DraftFault | null> {
  const naming = namingOf(vehicle);
  if (vin === null) return naming && draftByName(deps, naming, language, null);
  const drafted = draftByVin(deps, vin, null);
  const open = isFault(drafted) && drafted.fault === 'several';
  return open && naming ? draftOfClassic({ ...naming, vin, manual: false }, null) : drafted;
}

/** Makes the sticker that somebody has bought, as its owner would: by the same steps, for the credit that just came. */
export function createStickerMaker(deps: StickerDeps) {
  return {
    /** Whether a sticker can be made of a vehicle that is named without its VIN; asks no database. */
    knows: ({ brand, product, vehicle }: Pick<DocumentRequest, 'brand' | 'product' | 'vehicle'>): boolean => {
      const naming = namingOf(vehicle);
      return product === 'sticker' && naming !== null && !isRestricted(brand, naming.year) && isFiled(deps, naming);
    },
    /** @returns null where no sticker can be made of the vehicle, or nothing pays: the credit stays unspent */
    make: async (request: DocumentRequest): Promise<BoughtSticker | null> => {
      if (request.product !== 'sticker') return null;
      const drafted = await draftBought(deps, request);
      const making = drafted && (await makeSticker(deps, { ...request, by: null }, drafted, false));
      if (making?.outcome !== 'made') return null;
      const { id, title } = making.sticker;
      return { kind: 'sticker', id: formatStickerId(id), title };
    },
    /** Address of its PDF, good for a day. @throws RangeError for a number that no sticker has */
    pdfUrl: ({ id }: { readonly id: string }): string => {
      const stored = parseStickerId(id);
      if (stored === null) throw new RangeError(`${id} is no number of a sticker.`);
      return pdfUrl(deps, stored);
    },
  };
}

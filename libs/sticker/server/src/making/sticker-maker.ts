import { BOUGHT_STICKER_PATH, formatStickerId, isRestricted, parseStickerId } from '@vinlore/sticker-domain';
import type { DocumentRequest } from '@vinlore/vehicle-domain';
import { pdfUrl, stickerLinks } from '../links.ts';
import type { StickerDeps } from '../deps.ts';
import { tellsEnough } from './compose-draft.ts';
import { isFault } from './draft.ts';
import { draftAsked } from './draft-asked.ts';
import { makeSticker } from './make-sticker.ts';

/** A sticker that was bought, as an order names it. */
export interface BoughtSticker {
  readonly kind: 'sticker';
  readonly id: string;
  readonly title: string;
}

/** @throws RangeError for a number that no sticker has */
function storedId(number: string): string {
  const stored = parseStickerId(number);
  if (stored === null) throw new RangeError(`${number} is no number of a sticker.`);
  return stored;
}

/** Makes the sticker that somebody has bought, as its owner would: by the same steps, for the credit that just came. */
export function createStickerMaker(deps: StickerDeps) {
  return {
    /** Whether a sticker would be made of a vehicle, and is worth its price. */
    makes: async (request: Omit<DocumentRequest, 'accountId'>): Promise<boolean> => {
      const { brand, product, vin } = request;
      if (product !== 'sticker') return false;
      const drafted = await draftAsked(deps, request);
      // What is wrong with a VIN is said of the order, which asks for it.
      if (!drafted || isFault(drafted) || isRestricted(brand, drafted.year)) return vin !== null;
      return tellsEnough(deps, request, drafted);
    },
    /** @returns null where no sticker can be made of the vehicle, or nothing pays: the credit stays unspent */
    make: async (request: DocumentRequest): Promise<BoughtSticker | null> => {
      if (request.product !== 'sticker') return null;
      const drafted = await draftAsked(deps, request);
      const making = drafted && (await makeSticker(deps, { ...request, by: null }, drafted, { which: 'there' }));
      if (making?.outcome !== 'made') return null;
      const { id, title } = making.sticker;
      return { kind: 'sticker', id: formatStickerId(id), title };
    },
    /** Path of the page on which it is seen, good for a day; without the brand's language. @throws RangeError likewise */
    pagePath: ({ id }: { readonly id: string }): string =>
      `${BOUGHT_STICKER_PATH}?${stickerLinks(deps).query(storedId(id), id).toString()}`,
    /** Address of its PDF, good for a day. @throws RangeError for a number that no sticker has */
    pdfUrl: ({ id }: { readonly id: string }): string => pdfUrl(deps, storedId(id)),
  };
}

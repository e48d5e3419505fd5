import type { Brand, Language, PlanProduct } from '@vinlore/brand';
import { formatStickerId, parseStickerId } from '@vinlore/sticker-domain';
import { pdfUrl } from '../links.ts';
import type { StickerPorts } from '../ports.ts';
import { draftByVin } from './draft-by-vin.ts';
import { makeSticker } from './make-sticker.ts';

/** A sticker that was bought, as an order names it. */
export interface BoughtSticker {
  readonly kind: 'sticker';
  readonly id: string;
  readonly title: string;
}

/** What a purchase wants to be made. */
export interface BoughtWish {
  readonly brand: Brand;
  readonly accountId: string;
  readonly product: PlanProduct;
  readonly vin: string;
  readonly language: Language;
}

/** Makes the sticker that somebody has bought, as its owner would: by the same steps, for the credit that just came. */
export function createStickerMaker(ports: StickerPorts) {
  return {
    /** @returns null where no sticker can be made of the VIN, or nothing pays: the credit stays unspent */
    make: async ({ product, vin, ...maker }: BoughtWish): Promise<BoughtSticker | null> => {
      if (product !== 'sticker') return null;
      const making = await makeSticker(ports, maker, draftByVin(ports, vin, null), false);
      if (making.outcome !== 'made') return null;
      const { id, title } = making.sticker;
      return { kind: 'sticker', id: formatStickerId(id), title };
    },
    /** Address of its PDF, good for a day. @throws RangeError for a number that no sticker has */
    pdfUrl: ({ id }: { readonly id: string }): string => {
      const stored = parseStickerId(id);
      if (stored === null) throw new RangeError(`${id} is no number of a sticker.`);
      return pdfUrl(ports, stored);
    },
  };
}

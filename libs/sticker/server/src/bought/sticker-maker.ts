import type { Translator } from '@vinlore/i18n';
import { formatStickerId, isRestricted, LEAST_FACTS, parseStickerId } from '@vinlore/sticker-domain';
import type { DocumentRequest } from '@vinlore/vehicle-domain';
import { refuseFault } from '../calls/refusals.ts';
import { orderLinks, pdfUrl } from '../links.ts';
import type { StickerDeps } from '../deps.ts';
import { factsOfDraft, tellsEnough } from '../making/compose-draft.ts';
import { type Draft, type DraftFault, isFault, namedBy } from '../making/draft.ts';
import { draftAsked } from '../making/draft-asked.ts';
import { draftOrdered } from './draft-ordered.ts';
import { makeSticker, type Making } from '../making/make-sticker.ts';

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

/** Why nobody is sold a sticker with what they chose; null where they are. */
async function faultOfChosen(
  deps: StickerDeps,
  request: Pick<DocumentRequest, 'brand' | 'language'>,
  drafted: Draft | DraftFault,
): Promise<DraftFault | null> {
  if (isFault(drafted)) return drafted;
  if (isRestricted(request.brand, drafted.year)) return { fault: 'restricted' };
  const facts = await factsOfDraft(deps, request, drafted);
  return facts < LEAST_FACTS ? { fault: 'bare', facts, has: namedBy(drafted) } : null;
}

/** With what its buyer chose; null where nothing was, or where that has become impossible since it was paid. */
async function makeChosen(deps: StickerDeps, request: DocumentRequest): Promise<Making | null> {
  const drafted = request.selection === null ? null : await draftOrdered(deps, request);
  if (!drafted || isFault(drafted)) return null;
  // Made twice it is the same one; a sticker that its buyer had before gets its next version.
  const making = await makeSticker(deps, { ...request, by: null }, drafted, { which: 'next', after: 0 });
  return making.outcome === 'made' ? making : null;
}

async function makePlain(deps: StickerDeps, request: DocumentRequest): Promise<Making | null> {
  const drafted = await draftAsked(deps, request);
  return drafted && makeSticker(deps, { ...request, by: null }, drafted, { which: 'there' });
}

/** Makes the sticker that somebody has bought, as its owner would: by the same steps, for the credit that just came. */
export function createStickerMaker(deps: StickerDeps) {
  return {
    /**
     * Whether a sticker would be made of a vehicle, and is worth its price.
     *
     * @throws Refusal 422 where none can be made with what was chosen
     */
    makes: async (request: Omit<DocumentRequest, 'accountId'>, text: Translator): Promise<boolean> => {
      const { brand, product, vin, selection } = request;
      if (product !== 'sticker') return false;
      const drafted = await draftOrdered(deps, request);
      if (drafted && selection !== null) {
        const fault = await faultOfChosen(deps, request, drafted);
        return fault ? refuseFault(fault, brand, text) : true;
      }
      // What is wrong with a VIN is said of the order, which asks for it.
      if (!drafted || isFault(drafted) || isRestricted(brand, drafted.year)) return vin !== null;
      return tellsEnough(deps, request, drafted);
    },
    /** @returns null where no sticker can be made of the vehicle, or nothing pays: the credit stays unspent */
    make: async (request: DocumentRequest): Promise<BoughtSticker | null> => {
      if (request.product !== 'sticker') return null;
      const making = (await makeChosen(deps, request)) ?? (await makePlain(deps, request));
      if (making?.outcome !== 'made') return null;
      const { id, title } = making.sticker;
      return { kind: 'sticker', id: formatStickerId(id), title };
    },
    /** Path of the page on which it is seen, good for a day; without the brand's language. @throws RangeError likewise */
    pagePath: ({ id }: { readonly id: string }): string => orderLinks(deps).path(storedId(id)),
    /** Address of its PDF, good for a day. @throws RangeError for a number that no sticker has */
    pdfUrl: ({ id }: { readonly id: string }): string => pdfUrl(deps, storedId(id)),
  };
}

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

/** A purchased sticker, as an order identifies it. */
export interface BoughtSticker {
  readonly kind: 'sticker';
  readonly id: string;
  readonly title: string;
}

/** @throws RangeError if the number is invalid */
function storedId(number: string): string {
  const stored = parseStickerId(number);
  if (stored === null) throw new RangeError(`${number} is not a sticker number.`);
  return stored;
}

/** Returns why a sticker with these choices can't be sold, or null. */
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

/** Drafts with the buyer's choices; null if there are none or they became impossible after payment. */
async function makeChosen(deps: StickerDeps, request: DocumentRequest): Promise<Making | null> {
  const drafted = request.selection === null ? null : await draftOrdered(deps, request);
  if (!drafted || isFault(drafted)) return null;
  // A second run returns the same sticker; a buyer who already had it gets its next version.
  const making = await makeSticker(deps, { ...request, by: null }, drafted, { which: 'next', after: 0 });
  return making.outcome === 'made' ? making : null;
}

async function makePlain(deps: StickerDeps, request: DocumentRequest): Promise<Making | null> {
  const drafted = await draftAsked(deps, request);
  return drafted && makeSticker(deps, { ...request, by: null }, drafted, { which: 'there' });
}

/** Creates the sticker of an order the same way its owner would, paid with the order's credit. */
export function createStickerMaker(deps: StickerDeps) {
  return {
    /**
     * Checks that a sticker can be created for the vehicle and has enough facts.
     *
     * @throws Refusal 422 if it can't be created with these choices
     */
    makes: async (request: Omit<DocumentRequest, 'accountId'>, text: Translator): Promise<boolean> => {
      const { brand, product, vin, selection } = request;
      if (product !== 'sticker') return false;
      const drafted = await draftOrdered(deps, request);
      if (drafted && selection !== null) {
        const fault = await faultOfChosen(deps, request, drafted);
        return fault ? refuseFault(fault, brand, text) : true;
      }
      // VIN errors are reported by the order, which asks for the VIN.
      if (!drafted || isFault(drafted) || isRestricted(brand, drafted.year)) return vin !== null;
      return tellsEnough(deps, request, drafted);
    },
    /** @returns null if the sticker can't be created or isn't paid; the credit stays unspent */
    make: async (request: DocumentRequest): Promise<BoughtSticker | null> => {
      if (request.product !== 'sticker') return null;
      const making = (await makeChosen(deps, request)) ?? (await makePlain(deps, request));
      if (making?.outcome !== 'made') return null;
      const { id, title } = making.sticker;
      return { kind: 'sticker', id: formatStickerId(id), title };
    },
    /**
     * Returns the path of the sticker's page, valid for a day, without the language prefix. @throws RangeError if the
     * number is invalid
     */
    pagePath: ({ id }: { readonly id: string }): string => orderLinks(deps).path(storedId(id)),
    /** Returns the URL of the PDF, valid for a day. @throws RangeError if the number is invalid */
    pdfUrl: ({ id }: { readonly id: string }): string => pdfUrl(deps, storedId(id)),
  };
}

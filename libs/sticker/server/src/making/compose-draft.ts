import { type Brand, type Language, paperBrand } from '@vinlore/brand';
import { composeSticker, type StickerData } from '@vinlore/sticker-domain';
import { verifyUrl } from '../links.ts';
import type { StickerDeps } from '../deps.ts';
import type { Draft } from './draft.ts';

/** For whom a sticker is made. */
export interface StickerRequester {
  readonly brand: Brand;
  readonly accountId: string;
  /** Of the sticker's words. */
  readonly language: Language;
}

/** Lays a draft out with all that the sources know of the vehicle. To be called before a transaction: it reads. */
export async function composeDraft(
  deps: StickerDeps,
  { brand, accountId, language }: StickerRequester,
  { vehicle, query, selection }: Draft,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<StickerData> {
  const [catalogue, dealer] = await Promise.all([
    query && deps.catalogue.lookUp(query, language),
    deps.dealers.dealerOf({ brand: brand.key, accountId }),
  ]);
  return composeSticker({
    ...vehicle,
    brand: paperBrand(brand),
    language,
    id,
    verifyUrl: verifyUrl(deps, { brand, language }, id),
    madeOn: at.toISOString().slice(0, 10),
    sample: false,
    catalogue,
    selection,
    dealer,
  });
}

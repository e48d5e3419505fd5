import { type Brand, type Language, paperBrand } from '@vinlore/brand';
import { composeSticker, type StickerData } from '@vinlore/sticker-domain';
import { verifyUrl } from '../links.ts';
import type { StickerPorts } from '../ports.ts';
import type { Draft } from './draft.ts';

/** For whom a sticker is made. */
export interface Maker {
  readonly brand: Brand;
  readonly accountId: string;
  /** Of the sticker's words. */
  readonly language: Language;
}

/** Lays a draft out with all that the sources know of the vehicle. To be called before a transaction: it reads. */
export async function composeDraft(
  ports: StickerPorts,
  { brand, accountId, language }: Maker,
  { vehicle, query, selection }: Draft,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<StickerData> {
  const [catalogue, dealer] = await Promise.all([
    query && ports.catalogue.lookUp(query, language),
    ports.dealers.dealerOf({ brand: brand.key, accountId }),
  ]);
  return composeSticker({
    ...vehicle,
    brand: paperBrand(brand),
    language,
    id,
    verifyUrl: verifyUrl(ports, { brand, language }, id),
    madeOn: at.toISOString().slice(0, 10),
    sample: false,
    catalogue,
    selection,
    dealer,
  });
}

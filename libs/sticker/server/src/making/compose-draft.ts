import { paperBrand } from '@vinlore/brand';
import {
  composeSticker,
  factCount,
  LEAST_FACTS,
  newStickerId,
  type StickerData,
  type StickerDealer,
  type DealerOffer,
} from '@vinlore/sticker-domain';
import { type Reader, verifyUrl } from '../links.ts';
import type { StickerDeps } from '../deps.ts';
import type { Draft } from './draft.ts';

/** For whom a sticker is laid out. */
export interface StickerRequester extends Reader {
  /** Null for a visitor. */
  readonly accountId: string | null;
}

/** Which sticker it becomes. */
interface Making {
  readonly id: string;
  readonly at: Date;
  /** What the dealer says of its offer. */
  readonly offer?: DealerOffer | null;
}

/** Lays a draft out with all that the sources know of the vehicle. To be called before a transaction: it reads. */
export async function composeDraft(
  deps: StickerDeps,
  requester: StickerRequester,
  draft: Draft,
  making: Making,
): Promise<StickerData> {
  const { brand, accountId } = requester;
  const dealer = accountId === null ? null : deps.dealers.dealerOf({ brand: brand.key, accountId });
  return layOut(deps, requester, draft, { ...making, dealer });
}

/** How many facts a sticker would tell, before anybody pays for it (docs/decisions.md §4). It reads, too. */
export async function factsOfDraft(deps: StickerDeps, reader: Reader, draft: Draft): Promise<number> {
  return factCount(await layOut(deps, reader, draft, { id: newStickerId(), at: deps.clock(), dealer: null }));
}

/** Whether a sticker would tell enough to be sold. Sources only add: what the vehicle's number tells is counted first, from memory. */
export async function tellsEnough(deps: StickerDeps, reader: Reader, draft: Draft): Promise<boolean> {
  for (const each of [{ ...draft, query: null }, draft])
    if ((await factsOfDraft(deps, reader, each)) >= LEAST_FACTS) return true;
  return false;
}

async function layOut(
  deps: StickerDeps,
  { brand, language }: Reader,
  { vehicle, query, selection }: Draft,
  { id, at, ...making }: Making & { readonly dealer: Promise<StickerDealer | null> | null },
): Promise<StickerData> {
  const [catalogue, dealer] = await Promise.all([query && deps.catalogue.lookUp(query, language), making.dealer]);
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
    offer: making.offer ?? null,
  });
}

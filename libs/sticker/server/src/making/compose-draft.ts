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

/** Recipient of a sticker. */
export interface StickerRequester extends Reader {
  /** Null for a visitor. */
  readonly accountId: string | null;
}

/** Number and version of the sticker. */
interface Making {
  readonly id: string;
  readonly at: Date;
  /** The dealer's offer. */
  readonly offer?: DealerOffer | null;
}

/** Composes a draft with all catalog data. Reads the database, so call it before a transaction. */
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

/** Returns the number of facts a sticker would have, before payment (docs/decisions.md §4). Reads the database, too. */
export async function factsOfDraft(deps: StickerDeps, reader: Reader, draft: Draft): Promise<number> {
  return factCount(await layOut(deps, reader, draft, { id: newStickerId(), at: deps.clock(), dealer: null }));
}

/**
 * Whether a sticker has enough facts to be sold. Facts decoded from the VIN are counted first, in memory, since sources
 * only add more.
 */
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

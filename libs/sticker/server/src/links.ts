import type { Brand, Language } from '@vinlore/brand';
import { documentVerifyUrl, pdfLinks } from '@vinlore/server-kit';
import { BOUGHT_STICKER_PATH, formatStickerId, type StickerSummary } from '@vinlore/sticker-domain';
import type { StickerDeps } from './deps.ts';
import type { StoredSticker } from './sticker-table.ts';

/** For whom a link is made. */
export interface Reader {
  readonly brand: Brand;
  readonly language: Language;
}

/** The address that a sticker's QR code opens, in its reader's language. */
export function verifyUrl(deps: Pick<StickerDeps, 'origin'>, reader: Reader, id: string): string {
  return documentVerifyUrl(deps.origin, reader, formatStickerId(id));
}

/** Links to the PDFs of stickers. */
export const stickerLinks = (deps: Pick<StickerDeps, 'clock' | 'links'>) => pdfLinks('sticker', deps);

/** Address of a sticker's PDF, for whoever holds it, signed anew each time. @param id as it is stored */
export const pdfUrl = (deps: Pick<StickerDeps, 'clock' | 'links'>, id: string): string =>
  stickerLinks(deps).url(id, formatStickerId(id));

/** A link of an order opens for as long as one to a PDF. */
const LINK_MS = 24 * 3_600_000;
const ORDER_PURPOSE = 'sticker-order';

/**
 * Links by which the page of an order opens a sticker for its buyer, who may change it there. What opens a PDF does not:
 * a PDF's address is handed on.
 */
export const orderLinks = ({ links, clock }: Pick<StickerDeps, 'clock' | 'links'>) => ({
  /** @param id as it is stored */
  opens: (id: string, signature: string): boolean => links.open(ORDER_PURPOSE, signature, clock()) === id,
  /** Path of the page, signed anew each time; without the brand's language. @param id as it is stored */
  path: (id: string): string => {
    const signature = links.sign(ORDER_PURPOSE, id, new Date(clock().getTime() + LINK_MS));
    return `${BOUGHT_STICKER_PATH}?${new URLSearchParams({ id: formatStickerId(id), signature }).toString()}`;
  },
});

/** A stored sticker as its owner sees it in a list. */
export function summaryOf(deps: StickerDeps, reader: Reader, sticker: StoredSticker): StickerSummary {
  return {
    id: formatStickerId(sticker.id),
    vin: sticker.vin,
    title: sticker.title,
    kind: sticker.kind,
    version: sticker.version,
    made_at: sticker.made_at.toISOString(),
    revoked_at: sticker.revoked_at?.toISOString() ?? null,
    pdf_url: pdfUrl(deps, sticker.id),
    verify_url: verifyUrl(deps, reader, sticker.id),
  };
}

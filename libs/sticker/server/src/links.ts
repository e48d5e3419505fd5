import type { Brand, Language } from '@vinlore/brand';
import { documentVerifyUrl, pdfLinks } from '@vinlore/server-kit';
import { BOUGHT_STICKER_PATH, formatStickerId, type StickerSummary } from '@vinlore/sticker-domain';
import type { StickerDeps } from './deps.ts';
import type { StoredSticker } from './sticker-table.ts';

/** Recipient of a link. */
export interface Reader {
  readonly brand: Brand;
  readonly language: Language;
}

/** Returns the URL in a sticker's QR code, in the reader's language. */
export function verifyUrl(deps: Pick<StickerDeps, 'origin'>, reader: Reader, id: string): string {
  return documentVerifyUrl(deps.origin, reader, formatStickerId(id));
}

/** PDF links of stickers. */
export const stickerLinks = (deps: Pick<StickerDeps, 'clock' | 'links'>) => pdfLinks('sticker', deps);

/** Returns a freshly signed PDF URL that works without signing in. @param id stored form */
export const pdfUrl = (deps: Pick<StickerDeps, 'clock' | 'links'>, id: string): string =>
  stickerLinks(deps).url(id, formatStickerId(id));

/** Order links are valid as long as PDF links. */
const LINK_MS = 24 * 3_600_000;
const ORDER_PURPOSE = 'sticker-order';

/** Links from the order page to a sticker the buyer can edit. PDF links don't work here, because they get shared. */
export const orderLinks = ({ links, clock }: Pick<StickerDeps, 'clock' | 'links'>) => ({
  /** @param id stored form */
  opens: (id: string, signature: string): boolean => links.open(ORDER_PURPOSE, signature, clock()) === id,
  /** Returns a freshly signed path of the page, without the language prefix. @param id stored form */
  path: (id: string): string => {
    const signature = links.sign(ORDER_PURPOSE, id, new Date(clock().getTime() + LINK_MS));
    return `${BOUGHT_STICKER_PATH}?${new URLSearchParams({ id: formatStickerId(id), signature }).toString()}`;
  },
});

/** Converts a stored sticker to its owner's list view. */
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

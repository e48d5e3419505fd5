import type { Brand, Language } from '@vinlore/brand';
import { documentVerifyUrl, pdfLinks } from '@vinlore/server-kit';
import { formatStickerId, type StickerSummary } from '@vinlore/sticker-domain';
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

import { addressIn, type Brand, type Language } from '@vinlore/brand';
import { formatStickerId, type StickerSummary } from '@vinlore/sticker-domain';
import type { StickerPorts } from './ports.ts';
import type { StoredSticker } from './sticker-table.ts';

/** A link to a PDF opens for this long: a day's work, so that an open dashboard does not go stale. */
const LINK_HOURS = 24;
const PURPOSE = 'sticker-pdf';

/** For whom a link is made. */
export interface Reader {
  readonly brand: Brand;
  readonly language: Language;
}

/** The address that a sticker's QR code opens, in its reader's language. */
export function verifyUrl(ports: Pick<StickerPorts, 'origin'>, { brand, language }: Reader, id: string): string {
  return ports.origin(brand) + addressIn(brand, language, `/verify/${formatStickerId(id)}`);
}

/** Whether the signature of a link opens this sticker now. */
export function linkOpens(ports: StickerPorts, id: string, signature: string): boolean {
  return ports.links.open(PURPOSE, signature, ports.clock()) === id;
}

/** Address of a sticker's PDF, for whoever holds it, signed anew each time. @param id as it is stored */
export function pdfUrl(ports: Pick<StickerPorts, 'clock' | 'links'>, id: string): string {
  const expires = new Date(ports.clock().getTime() + LINK_HOURS * 3_600_000);
  const signature = ports.links.sign(PURPOSE, id, expires);
  const query = new URLSearchParams({ kind: 'sticker', id: formatStickerId(id), signature });
  return `/api-cwa/view_pdf?${query.toString()}`;
}

/** A stored sticker as its owner sees it in a list. */
export function summaryOf(ports: StickerPorts, reader: Reader, sticker: StoredSticker): StickerSummary {
  return {
    id: formatStickerId(sticker.id),
    vin: sticker.vin,
    title: sticker.title,
    kind: sticker.kind,
    version: sticker.version,
    made_at: sticker.made_at.toISOString(),
    pdf_url: pdfUrl(ports, sticker.id),
    verify_url: verifyUrl(ports, reader, sticker.id),
  };
}

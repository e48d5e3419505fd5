import { type Handler, refuse } from '@vinlore/server-kit';
import { type offerContract, parseStickerId } from '@vinlore/sticker-domain';
import { badgeHtml } from '../badge.ts';
import type { StickerDeps } from '../deps.ts';
import { isGenuine } from '../genuine.ts';
import { stickerLinks, summaryOf } from '../links.ts';
import { stickerById } from '../sticker-table.ts';

/** A sticker for who bought it without an account: the signature that opens its PDF opens it on a page as well. */
export function boughtSticker(deps: StickerDeps): Handler<typeof offerContract.boughtSticker> {
  return async ({ id: number, signature }, { brand, text }) => {
    const stored = parseStickerId(number);
    if (stored === null || !stickerLinks(deps).opens(stored, signature)) return refuse(403, text.t('sticker.linkOver'));
    const sticker = await stickerById(deps.database, brand.key, stored);
    if (!sticker) return refuse(404, text.t('sticker.none'));
    // Taken back: it is never handed out again.
    if (sticker.revoked_at) return refuse(403, text.t('sticker.linkOver'));
    if (!isGenuine(sticker, deps.signer.publicKeys)) return refuse(409, text.t('sticker.none'));
    const summary = summaryOf(deps, { brand, language: text.language }, sticker);
    const { id, title, pdf_url, verify_url } = summary;
    const badge_html = badgeHtml(deps.origin(brand), summary, text);
    return { id, title, pdf_url, verify_url, badge_html, sticker: sticker.data };
  };
}

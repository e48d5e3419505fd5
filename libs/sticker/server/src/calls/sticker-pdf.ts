import type { viewPdf } from '@vinlore/contract';
import { FileReply, type Handler, orBusy, refuse, refuseWithPage } from '@vinlore/server-kit';
import { currentSticker, formatStickerId, parseStickerId } from '@vinlore/sticker-domain';
import { isGenuine } from '../genuine.ts';
import { stickerLinks, verifyUrl } from '../links.ts';
import { drawSticker, typesetSticker } from '../paper/typeset-sticker.ts';
import type { StickerDeps } from '../deps.ts';
import { stickerById } from '../sticker-table.ts';

/**
 * Returns a sticker's PDF, or its first page as an image, typeset from the stored data: the same bytes each time. For
 * the owner or with a signed link.
 */
export function stickerPdf(deps: StickerDeps): Handler<typeof viewPdf> {
  return async ({ id: number, signature, as, download }, { actor, brand, text }) => {
    const id = parseStickerId(number);
    const mayOpen = id !== null && signature !== undefined && stickerLinks(deps).opens(id, signature);
    if (!mayOpen && !actor) refuse(403, text.t('sticker.linkOver'));
    const sticker = id === null ? null : await stickerById(deps.database, brand.key, id);
    // Another member's sticker gets the same 404 as an unknown number.
    if (!sticker || (!mayOpen && sticker.account_id !== actor?.accountId)) return refuse(404, text.t('sticker.none'));
    if (sticker.revoked_at) {
      const page = verifyUrl(deps, { brand, language: text.language }, sticker.id);
      refuseWithPage(403, text.t('sticker.revoked', { date: text.date(sticker.revoked_at) }), page);
    }
    // Data without a valid signature is never rendered as a sticker.
    if (!isGenuine(sticker, deps.signer.publicKeys))
      refuse(409, text.t('sticker.altered', { email: brand.support_email }));
    const data = currentSticker(sticker.data);
    const logo = data.dealer?.logo ? await deps.dealers.logo(data.dealer.logo) : null;
    if (as === 'svg') {
      const picture = await orBusy(text.t('sticker.busy'), () => drawSticker(deps.typesetter, data, { logo }));
      return new FileReply(Buffer.from(picture), 'image/svg+xml', `${formatStickerId(sticker.id)}.svg`, 'inline');
    }
    const { pdf } = await orBusy(text.t('sticker.busy'), () => typesetSticker(deps.typesetter, data, { logo }));
    const name = `${sticker.title} ${formatStickerId(sticker.id)}.pdf`;
    return new FileReply(pdf, 'application/pdf', name, download ? 'attachment' : 'inline');
  };
}

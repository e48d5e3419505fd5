import { FileReply, type Handler, orBusy } from '@vinlore/server-kit';
import { isRestricted, type makingContract } from '@vinlore/sticker-domain';
import { composeDraft } from '../making/compose-draft.ts';
import { isFault } from '../making/draft.ts';
import { draftOfConfirmation } from '../making/draft-confirmed.ts';
import { unprintableText } from '../making/unprintable-text.ts';
import { drawSticker } from '../paper/typeset-sticker.ts';
import type { StickerDeps } from '../deps.ts';
import { refuseFault } from './refusals.ts';

/** Placeholder for the sticker's number. */
const NO_NUMBER = '0'.repeat(16);

/** Draws the sticker for the selections with the same code: unsigned, marked as a preview, not paid, not stored. */
export function previewSticker(deps: StickerDeps): Handler<typeof makingContract.previewSticker> {
  return async (confirmed, { actor, brand, text }) => {
    const { language } = text;
    const member = { brand, accountId: actor?.accountId ?? null, language };
    const { drafted } = await draftOfConfirmation(deps, member, confirmed, isRestricted(brand, confirmed.year));
    if (isFault(drafted)) return refuseFault(drafted, brand, text);
    const strange = unprintableText(drafted.selection);
    if (strange) return refuseFault(strange, brand, text);
    const sticker = await composeDraft(deps, member, drafted, { id: NO_NUMBER, at: deps.clock() });
    const logo = sticker.dealer?.logo ? await deps.dealers.logo(sticker.dealer.logo) : null;
    const svg = await orBusy(text.t('sticker.busy'), () =>
      drawSticker(deps.typesetter, sticker, { logo, preview: true }),
    );
    return new FileReply(new TextEncoder().encode(svg), 'image/svg+xml', 'preview.svg');
  };
}

import { FileReply, type Handler, orBusy } from '@vinlore/server-kit';
import { isRestricted, type makingContract } from '@vinlore/sticker-domain';
import { composeDraft } from '../making/compose-draft.ts';
import { isFault } from '../making/draft.ts';
import { draftConfirmed, draftRestricted } from '../making/draft-confirmed.ts';
import { drawSticker } from '../paper/typeset-sticker.ts';
import type { StickerPorts } from '../ports.ts';
import { refuseFault } from './refusals.ts';

/** Stands where the number of a sticker will be. */
const NO_NUMBER = '0'.repeat(16);

/** The sticker that the selections would make, by the same steps: unsigned, marked, neither paid nor kept. */
export function previewSticker(ports: StickerPorts): Handler<typeof makingContract.previewSticker> {
  return async (confirmed, { actor, brand, text }) => {
    const { language } = text;
    const drafted = isRestricted(brand, confirmed.year)
      ? draftRestricted(ports, brand, confirmed)
      : await draftConfirmed(ports, confirmed, language);
    if (isFault(drafted)) return refuseFault(drafted, brand, text);
    const maker = { brand, accountId: actor.accountId, language };
    const sticker = await composeDraft(ports, maker, drafted, { id: NO_NUMBER, at: ports.clock() });
    const logo = sticker.dealer?.logo ? await ports.dealers.logo(sticker.dealer.logo) : null;
    const svg = await orBusy(text.t('sticker.busy'), () =>
      drawSticker(ports.typesetter, sticker, { logo, preview: true }),
    );
    return new FileReply(new TextEncoder().encode(svg), 'image/svg+xml', 'preview.svg');
  };
}

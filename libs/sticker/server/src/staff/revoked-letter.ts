import { type Addressee, inOwnWords, type Letter, letterTo } from '@vinlore/mail';
import type { stickerDeskServerMessages } from './messages/index.ts';

/** To the owner of a sticker that staff revoked: which one, and why. @param number as it is printed */
export function revokedLetter(
  owner: Addressee<(typeof stickerDeskServerMessages)['en']>,
  { number, title }: { readonly number: string; readonly title: string },
  reason: string,
): Letter {
  const addressee = inOwnWords(owner);
  const { brand, text } = addressee;
  return letterTo(addressee, {
    subject: text.t('stickerDesk.revokedSubject', { title }),
    paragraphs: [
      text.t('stickerDesk.revokedBody', { number, title }),
      text.t('stickerDesk.revokedReason', { reason }),
      text.t('stickerDesk.revokedAsk', { support: brand.support_email }),
    ],
    action: { label: text.t('stickerDesk.revokedAction'), path: `/verify/${number}` },
  });
}

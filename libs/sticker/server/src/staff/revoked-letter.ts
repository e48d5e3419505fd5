import { type Addressee, inOwnWords, type Letter, letterTo } from '@vinlore/mail';
import type { stickerDeskServerMessages } from './messages/index.ts';

/** Builds the email to the owner of a sticker that staff revoked, with the reason. @param number in display form */
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

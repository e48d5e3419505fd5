import { defineMails, type MailKind } from '@vinlore/mail';
import { stickerDeskServerMessages } from '../staff/messages/index.ts';
import { revokedLetter } from '../staff/revoked-letter.ts';
import { stickerMailTexts } from './messages/index.ts';

const sticker = { number: '7K2M-94QX-3PDR-8TWZ', title: '2016 Honda Accord' };

/** Emails about stickers. */
export const stickerServerMails: readonly MailKind[] = defineMails(
  { messages: stickerDeskServerMessages, about: stickerMailTexts },
  {
    'sticker.revoked': {
      area: 'documents',
      to: 'member',
      examples: [(to) => revokedLetter(to, sticker, 'The photo shows another vehicle.')],
    },
  },
);

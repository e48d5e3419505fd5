import { defineMessages } from '@vinlore/i18n';

/** What the desk's calls about stickers say, and the mail that follows a revocation. */
export const stickerDeskServerMessages = defineMessages({
  en: {
    'stickerDesk.reasonMissing': 'Enter a reason.',
    'stickerDesk.reasonLong': 'This reason is longer than 300 characters. Please shorten it.',
    'stickerDesk.revokedSubject': 'We have revoked your sticker of the {title}',
    'stickerDesk.revokedBody':
      'The sticker {number} of your {title} is revoked: its verification page says so, and its PDF opens no more.',
    'stickerDesk.revokedReason': 'Our reason: {reason}',
    'stickerDesk.revokedAsk': 'If you think this is a mistake, write to {support}.',
    'stickerDesk.revokedAction': 'See its verification page',
  },
  es: () => import('./es.ts').then((module) => module.es),
});

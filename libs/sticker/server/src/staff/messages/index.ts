import { defineMessages } from '@vinlore/i18n';

/** What the desk's calls about stickers say, and the mail that follows a revocation. */
export const stickerDeskServerMessages = defineMessages({
  en: {
    'stickerDesk.reasonMissing': 'Enter a reason.',
    'stickerDesk.reasonLong': 'Enter a reason of 300 characters or fewer.',
    'stickerDesk.revokedSubject': 'Window sticker revoked: {title}',
    'stickerDesk.revokedBody':
      'We revoked window sticker {number} for your {title}. Anyone who verifies it will see that it was revoked, and the PDF is no longer available.',
    'stickerDesk.revokedReason': 'Reason: {reason}',
    'stickerDesk.revokedAsk': 'If you think this is a mistake, email {support}.',
    'stickerDesk.revokedAction': 'View verification page',
  },
  es: () => import('./es.ts').then((module) => module.es),
});

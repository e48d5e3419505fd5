import { defineMessages } from '@vinlore/i18n';

/** Texts of the desk about members' stickers. */
export const stickerDeskMessages = defineMessages({
  en: {
    'stickers.title': 'Stickers',
    'stickers.name': 'Sticker',
    'stickers.number': 'Number',
    'stickers.vin': 'VIN',
    'stickers.noVin': 'none, made by name',
    'stickers.made': 'Made',
    'stickers.version': 'Version {version, number}',
    'stickers.standing': 'Standing',
    'stickers.good': 'Good',
    'stickers.revoked': 'Revoked',
    'stickers.revokedAt': 'Revoked',
    'stickers.none': 'No stickers',
    'stickers.noneLead': 'This member has made none yet.',
    'stickers.open': 'Open PDF',
    'stickers.openOf': 'Open the PDF of {title}, {number}',
    'stickers.lead': 'Opening a document is noted in the audit trail.',
    'stickers.revoke': 'Revoke',
    'stickers.revokeOf': 'Revoke {title}, {number}',
    'stickers.revokeTitle': 'Revoke the sticker of {title}?',
    'stickers.revokeLead':
      'Scanning it will show that it was revoked. We email the owner your reason. This can’t be undone.',
    'stickers.revokeReason': 'Reason, which the owner reads',
    'stickers.revokedNow': 'The sticker of {title} is revoked.',
    'sticker.loading': 'The sticker is on its way.',
    'sticker.facts': 'Sticker',
    'sticker.owner': 'Owner',
    'sticker.toOwner': 'See the member',
    'sticker.nobody': 'no one: the account was erased',
    'sticker.verify': 'Verification page',
    'sticker.toMembers': 'Members',
  },
  es: () => import('./es.ts').then((module) => module.es),
});

/** The type of these texts. */
export type StickerDeskTexts = typeof stickerDeskMessages;

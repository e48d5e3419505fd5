import { defineMessages } from '@vinlore/i18n';

/** Texts of the desk about members' stickers. */
export const stickerDeskMessages = defineMessages({
  en: {
    'stickers.title': 'Window stickers',
    'stickers.name': 'Vehicle',
    'stickers.number': 'Number',
    'stickers.vin': 'VIN',
    'stickers.noVin': 'No VIN',
    'stickers.made': 'Created',
    'stickers.version': 'Version {version, number}',
    'stickers.standing': 'Status',
    'stickers.good': 'Valid',
    'stickers.revoked': 'Revoked',
    'stickers.revokedAt': 'Revoked',
    'stickers.none': 'No window stickers yet',
    'stickers.noneLead': 'Window stickers this member creates appear here.',
    'stickers.open': 'Open PDF',
    'stickers.openOf': 'Open PDF: {title}, {number}',
    'stickers.lead': 'Each PDF you open is recorded in the audit log.',
    'stickers.revoke': 'Revoke',
    'stickers.revokeOf': 'Revoke {title}, {number}',
    'stickers.revokeTitle': 'Revoke the {title} sticker?',
    'stickers.revokeLead':
      'Anyone who scans it will see it was revoked. We’ll email the owner your reason. This can’t be undone.',
    'stickers.revokeReason': 'Reason (shared with the owner)',
    'stickers.revokedNow': 'Window sticker revoked: {title}',
    'sticker.loading': 'Loading window sticker…',
    'sticker.facts': 'Window sticker',
    'sticker.owner': 'Owner',
    'sticker.toOwner': 'View member',
    'sticker.nobody': 'None (account deleted)',
    'sticker.verify': 'Public verification page',
    'sticker.toMembers': 'Members',
  },
  es: () => import('./es.ts').then((module) => module.es),
});

/** The type of these texts. */
export type StickerDeskTexts = typeof stickerDeskMessages;

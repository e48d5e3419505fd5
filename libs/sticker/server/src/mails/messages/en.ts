/** What the mails of stickers are called at the desk, and when each is sent. */
export const en = {
  'sticker.revoked.name': 'Sticker revoked',
  'sticker.revoked.when': 'When a staff member revokes a sticker.',
};

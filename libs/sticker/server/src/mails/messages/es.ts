/** What the mails of stickers are called at the desk, and when each is sent. */
export const es = {
  'sticker.revoked.name': 'Etiqueta anulada',
  'sticker.revoked.when': 'Cuando el equipo anula una etiqueta.',
};

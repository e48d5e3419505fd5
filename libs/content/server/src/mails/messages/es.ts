/** What the mails of pages are called at the desk, and when each is sent. */
export const es = {
  'content.mailing.name': 'Confirmar novedades',
  'content.mailing.when': 'Cuando alguien deja su correo para recibir novedades.',
};

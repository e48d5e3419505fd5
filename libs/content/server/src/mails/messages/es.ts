/** What the mails of pages are called at the desk, and when each is sent. */
export const es = {
  'content.mailing.name': 'Confirmación de suscripción',
  'content.mailing.when': 'Cuando alguien se suscribe a las novedades.',
};

/** What the mails of pages are called at the desk, and when each is sent. */
export const en = {
  'content.mailing.name': 'Mailing list confirmation',
  'content.mailing.when': 'When someone signs up for product news.',
};

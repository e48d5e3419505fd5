/** What the mails of pages are called at the desk, and when each is sent. */
export const en = {
  'content.mailing.name': 'Confirm news',
  'content.mailing.when': 'When someone leaves their email to get news.',
};

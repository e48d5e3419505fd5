/** Texts of the page that the link of a mail to a list opens. */
export const en = {
  'mailingLink.loading': 'Loading…',
  'mailingLink.asked': 'Confirm your email',
  'mailingLink.askedText': 'Confirm your email to get product news. We won’t send anything until you do.',
  'mailingLink.confirm': 'Confirm email',
  'mailingLink.stop': 'Unsubscribe',
  'mailingLink.confirmed': 'Email confirmed',
  'mailingLink.confirmedText':
    'We’ll email you when there’s something new, at most once a month. You can unsubscribe here anytime.',
  'mailingLink.stopped': 'You’re unsubscribed',
  'mailingLink.stoppedText': 'We’ll delete your email address within 30 days.',
} as const;

/** Texts of the page that the link of a mail to a list opens. */
export const en = {
  'mailingLink.loading': 'Loading…',
  'mailingLink.asked': 'Do you want these emails?',
  'mailingLink.askedText':
    'Confirm your address and we’ll tell you when there’s something new. Until then we send nothing.',
  'mailingLink.confirm': 'Confirm my address',
  'mailingLink.stop': 'Stop these emails',
  'mailingLink.confirmed': 'Your address is confirmed',
  'mailingLink.confirmedText':
    'We’ll email you when there’s something new, at most once a month. You can stop here at any time.',
  'mailingLink.stopped': 'These emails are off',
  'mailingLink.stoppedText': 'We’ve stopped them. We’ll delete your address within 30 days.',
} as const;

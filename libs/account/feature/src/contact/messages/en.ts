/** Texts of the contact form. The keys that begin with `profile` are those of the row's own rules. */
export const en = {
  'contact.name': 'Name',
  'contact.optional': 'optional',
  'contact.email': 'Email',
  'contact.emailHint': 'We’ll reply to this address.',
  'contact.emailInvalid': 'Enter a valid email address, like name@example.com.',
  'contact.nameLong': 'Use 120 characters or fewer.',
  'contact.message': 'Message',
  'contact.messageHint':
    'For questions about a vehicle or sticker, include the VIN or sticker number. Never send a password.',
  'profile.messageMissing': 'Tell us how we can help.',
  'profile.messageLong': 'Your message is too long. Use 10,000 characters or fewer.',
  'contact.sending': 'Sending…',
  'contact.sentTitle': 'Message sent',
  'contact.sent': 'Our support team will reply to {email}.',
  'contact.another': 'Send another message',
  'contact.directTitle': 'Prefer email?',
  'contact.direct': 'Email our support team directly.',
} as const;

/** Texts of the contact form. The keys that begin with `profile` are those of the row's own rules. */
export const en = {
  'contact.name': 'Name',
  'contact.optional': 'optional',
  'contact.email': 'Email',
  'contact.emailHint': 'Our answer goes there.',
  'contact.emailInvalid': 'Please enter a valid email address, such as name@example.com.',
  'contact.nameLong': 'Please use at most 120 characters.',
  'contact.message': 'Message',
  'contact.messageHint': 'If it is about a car or a sticker, add its VIN or number. Never send a password.',
  'profile.messageMissing': 'Please write what we can do for you.',
  'profile.messageLong': 'This message is longer than 10,000 characters. Please shorten it.',
  'contact.sending': 'Sending…',
  'contact.sentTitle': 'Your message is on its way',
  'contact.sent': 'Our support reads it and answers to {email}. Nothing to do for you now.',
  'contact.another': 'Write another message',
  'contact.directTitle': 'Rather by mail?',
  'contact.direct': 'Email us from your own inbox. The same people read it.',
} as const;

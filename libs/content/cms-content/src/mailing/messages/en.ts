/** Texts of the form for news by mail. The key that begins with `content` is that of the row's own rule. */
export const en = {
  'mailingForm.email': 'Email',
  'content.emailInvalid': 'Enter a valid email address, like name@example.com.',
  'content.consentMissing': 'Check the box to agree. We don’t save your email without your consent.',
  'mailingForm.sending': 'Sending…',
  'mailingForm.sentTitle': 'Check your inbox to confirm',
  'mailingForm.sent':
    'We sent a confirmation link to {email}. It’s valid for 7 days. You won’t get any emails until you confirm.',
} as const;

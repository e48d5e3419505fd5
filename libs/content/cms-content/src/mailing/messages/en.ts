/** Texts of the form for news by mail. The key that begins with `content` is that of the row's own rule. */
export const en = {
  'mailingForm.email': 'Email',
  'content.emailInvalid': 'Please enter a valid email address, such as name@example.com.',
  'content.consentMissing': 'Please tick the box. Without your yes we keep no address.',
  'mailingForm.sending': 'Sending…',
  'mailingForm.sentTitle': 'One more step: open our mail',
  'mailingForm.sent': 'We have written to {email}. Confirm there within 7 days; until then you are on no list.',
} as const;

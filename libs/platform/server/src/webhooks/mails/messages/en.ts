/** What the mails of webhooks are called at the desk, and when each is sent. */
export const en = {
  'webhooks.disabled.name': 'Webhook endpoint turned off',
  'webhooks.disabled.when': 'When an endpoint has failed for 5 days, or answered that it’s gone.',
};

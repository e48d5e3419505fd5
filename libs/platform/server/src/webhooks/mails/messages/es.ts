/** What the mails of webhooks are called at the desk, and when each is sent. */
export const es = {
  'webhooks.disabled.name': 'Endpoint de webhooks desactivado',
  'webhooks.disabled.when': 'Cuando un endpoint falla durante 5 días o responde que ya no existe.',
};

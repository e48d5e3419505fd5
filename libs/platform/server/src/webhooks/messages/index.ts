import { defineMessages } from '@vinlore/i18n';

/** Messages of the webhooks module. */
export const webhooksMessages = defineMessages({
  en: {
    'webhooks.noEndpoint': 'This endpoint no longer exists.',
    'webhooks.noEvent': 'This event doesn’t exist, or is older than 30 days.',
    'webhooks.noDelivery': 'This delivery is no longer available.',
    'webhooks.endpointOff': 'The endpoint is off. Turn it on first.',
    'webhooks.off': 'Webhooks aren’t available here.',
    'webhooks.many': 'You’ve reached the maximum of 20 endpoints in this mode. Remove one to add another.',
    'webhooks.removed': 'This endpoint was removed. Add it again.',
    'webhooks.url':
      '{fault, select, scheme {Enter a URL that starts with https://.} credentials {Remove the user name and password from the URL.} port {Remove the port from the URL. Only port 443 is supported.} host {Enter a host that can be reached from the internet.} other {Enter a complete URL, such as https://example.com/webhooks.}}',
    'webhooks.rangeEmpty': 'There are no events in this range.',
    'webhooks.rangeLong':
      'This range has more than {most, number} events. Choose a shorter one, and replay the rest afterward.',
    'webhooks.disabledSubject': 'Your webhook endpoint was turned off',
    'webhooks.disabledBody':
      '{reason, select, gone {{url} answered that it’s gone (410), so we turned it off.} other {{url} hasn’t accepted anything for 5 days, so we turned it off.}}',
    'webhooks.disabledNext':
      'Deliveries that are still pending continue when you turn it on again. New events aren’t sent to it until then.',
    'webhooks.disabledAction': 'Open your account',
  },
  es: () => import('./es.ts').then((module) => module.es),
});

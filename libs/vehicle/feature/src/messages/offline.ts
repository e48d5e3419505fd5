import { defineMessages } from '@vinlore/i18n';

/** What the page says that stands where no other can be reached. */
export const offlineMessages = defineMessages({
  en: {
    'offline.title': 'You’re offline',
    'offline.lead':
      'You can still decode VINs of makes and years you looked up before. Recalls and history need a connection.',
    'offline.decoded': 'You’re offline. Decoded from what this device keeps.',
    'offline.decodedLead': 'Recalls and history need a connection.',
    'offline.none': 'This device doesn’t keep the data for {vin}',
    'offline.noneLead': 'Connect, then try again.',
    'offline.classicLead': 'Classic VINs need a connection. Connect, then try again.',
    'offline.retry': 'Try again',
  },
  es: () => import('./offline-es.ts').then((module) => module.es),
});

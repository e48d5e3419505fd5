import { defineMessages } from '@vinlore/i18n';

/** Texts of the offline page. */
export const offlineMessages = defineMessages({
  en: {
    'offline.title': 'You’re offline',
    'offline.lead':
      'You can still decode VINs for makes and years you’ve looked up. Recalls and history need a connection.',
    'offline.decoded': 'You’re offline. Decoded with saved data.',
    'offline.decodedLead': 'Recalls and history need a connection.',
    'offline.none': 'No saved data for {vin}',
    'offline.noneLead': 'Connect to the internet and try again.',
    'offline.classicLead': 'Classic VINs need a connection. Connect to the internet and try again.',
    'offline.retry': 'Try again',
  },
  es: () => import('./offline-es.ts').then((module) => module.es),
});

import { defineMessages } from '@vinlore/i18n';

/** What the calls about brands say. */
export const siteServerMessages = defineMessages({
  en: {
    'site.changedMeanwhile':
      'Somebody else has changed this in the meantime. Look at their value and choose which one stays.',
    'site.wrongValue': 'Some values cannot be kept: read what is said beside each of them.',
    'site.gateFirst': 'Set the gate’s e-mail and password first: nobody could get in without them.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});

import { defineMessages } from '@vinlore/i18n';

/** What the recall calls say. */
export const recallServerMessages = defineMessages({
  en: {
    'recall.wrongVin': 'Wrong VIN',
    'recall.vinUnknown': 'We couldn’t identify the model from this VIN. Search by year, make, and model instead.',
    'recall.incomplete': 'Enter a VIN, or a year, make, and model.',
    'recall.noSource':
      'Couldn’t load recall data. That doesn’t mean there are no recalls. Try again later, or check with NHTSA.',
    'recall.watchUnknown':
      'We couldn’t find this vehicle. Choose its year, make, and model from the list, or enter its VIN.',
    'recall.watchMany':
      'You already get recall alerts for {most, number} vehicles, the maximum. Turn one off to add another.',
    'recall.linkChanged':
      'This link is incomplete or was changed. Open it again from the email, or copy the whole link.',
    'recall.watchGone': 'These recall alerts are already off. You won’t get any more emails about this vehicle.',
    'recall.confirmLate':
      'This link has expired or the alerts were turned off. Links expire after 7 days. To request alerts again, check this vehicle for recalls.',
    'recall.confirmSubject': 'Confirm recall alerts: {title}',
    'recall.confirmBody':
      '{brand} received a request to send alerts about new recalls for the {title} to this email address.',
    'recall.confirmUntil':
      'Confirm within 7 days to turn them on. If you don’t, we’ll delete your address and won’t email you again. Every alert includes an unsubscribe link.',
    'recall.confirmAction': 'Turn on recall alerts',
    'recall.notMe': 'I didn’t request this – don’t email me about it again',
    'recall.newSubject': '{count, plural, one {New recall: {title}} other {# new recalls: {title}}}',
    'recall.newBody':
      'You have recall alerts on for the {title}. {count, plural, one {There’s a new recall that may apply:} other {There are # new recalls that may apply:}}',
    'recall.campaign': '{country, select, CA {Transport Canada recall {campaign}} other {NHTSA campaign {campaign}}}',
    'recall.parkIt': 'Do not drive this vehicle.',
    'recall.parkOutside': 'Park it outside, away from buildings.',
    'recall.newMore':
      '{count, plural, one {Plus 1 more recall on the website.} other {Plus # more recalls on the website.}}',
    'recall.newMay':
      'We match recalls by year, make, and model, and a recall may cover only some of those vehicles. To see if yours has an open recall, check the VIN with NHTSA or a franchised dealer. Recall repairs are free.',
    'recall.newAction': 'View recalls',
    'recall.end': 'Turn off alerts for this vehicle',
  },
  es: () => import('./es.ts').then((module) => module.es),
});

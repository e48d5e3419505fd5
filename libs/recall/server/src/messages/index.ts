import { defineMessages } from '@vinlore/i18n';

/** What the recall calls say. */
export const recallServerMessages = defineMessages({
  en: {
    'recall.wrongVin': 'Wrong VIN',
    'recall.vinUnknown':
      'This VIN does not tell year, make and model, and recalls are found by them. Choose the vehicle by name instead.',
    'recall.noSource':
      'No source of recalls answers right now. That does not mean that there is no recall: try again later, or ask NHTSA.',
    'recall.watchUnknown':
      'We do not know this vehicle. Choose its year, make and model from the list, or enter its VIN.',
    'recall.watchMany':
      'You get emails about {most, number} vehicles, the most there can be. Turn one off to add another.',
    'recall.linkChanged': 'This link was cut off or changed. Open it again from the mail, or copy all of it.',
    'recall.watchGone': 'We no longer keep anything behind this link, and no more mails come of it.',
    'recall.confirmLate':
      'This link is over: it works for 7 days, and not once the mails were ended. Ask for them again at the recall check.',
    'recall.confirmSubject': 'Please confirm: mails about new recalls of the {title}',
    'recall.confirmBody':
      'Someone, most likely you, asked {brand} to email this address about new recalls for the {title}.',
    'recall.confirmUntil':
      'Confirm it within 7 days. If you do nothing, no mail follows and we delete your address. Every later mail has a link that ends them.',
    'recall.confirmAction': 'Confirm these mails',
    'recall.notMe': 'That was not me: send nothing more about it',
    'recall.newSubject': '{count, plural, one {New recall: {title}} other {# new recalls: {title}}}',
    'recall.newBody':
      '{count, plural, one {Our records have a recall of the {title} that was not there before.} other {Our records have # recalls of the {title} that were not there before.}}',
    'recall.campaign': '{country, select, CA {Transport Canada recall {campaign}} other {NHTSA campaign {campaign}}}',
    'recall.parkIt': 'Do not drive this vehicle.',
    'recall.parkOutside': 'Park it outside, away from buildings.',
    'recall.newMore': '{count, plural, one {And 1 more on the page.} other {And # more on the page.}}',
    'recall.newMay':
      'We go by year, make and model, and a campaign may cover only part of them. Whether it is open for your car, NHTSA or a dealer of the make can say from its VIN. The repair is free.',
    'recall.newAction': 'See the recalls',
    'recall.end': 'End the mails about this vehicle',
  },
  es: () => import('./es.ts').then((module) => module.es),
});

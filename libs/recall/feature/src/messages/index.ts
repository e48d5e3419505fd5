import { defineMessages } from '@vinlore/i18n';

/** What recalls are shown with, and asked about. */
export const recallMessages = defineMessages({
  en: {
    'recall.may': '{count, plural, one {1 recall may apply to this car} other {# recalls may apply to this car}}',
    'recall.mayText':
      'Found by year, make and model. A campaign often concerns only some plants or some weeks: whether one is open on this very car, only NHTSA or a dealer of the make can say.',
    'recall.urgent':
      '{count, plural, one {1 of them says: do not drive it, or park it outside} other {# of them say: do not drive it, or park it outside}}',
    'recall.none': 'No recall found for this year, make and model',
    'recall.noneText':
      'That is not “no recall is open”. Our files may be older than a campaign, or spell the model in another way. Ask NHTSA by VIN as well; it is free.',
    'recall.notLoaded': 'Recall data isn’t loaded yet',
    'recall.notLoadedText':
      'That doesn’t mean there’s no recall. Try again in a few minutes, or check the VIN at NHTSA; it’s free.',
    'recall.noNamesYet': 'Recall data isn’t loaded yet. Try again in a few minutes, or check by VIN.',
    'recall.nhtsa': 'See what is open at nhtsa.gov',
    'recall.parkIt': 'Do not drive',
    'recall.parkOutside': 'Park outside, away from buildings',
    'recall.overTheAir': 'Fixed by an update over the air',
    'recall.risk': 'What can happen',
    'recall.remedy': 'What is done about it',
    'recall.notes': 'Notes',
    'recall.details': 'More about this campaign',
    'recall.campaign': 'NHTSA campaign',
    'recall.campaignCanada': 'Transport Canada recall',
    'recall.inCanada':
      '{count, plural, one {1 recall in Canada may apply, too} other {# recalls in Canada may apply, too}}',
    'recall.canadaText':
      'For cars sold in Canada, by Transport Canada. The same defect often has a recall in both countries. Contains information licensed under the Open Government Licence – Canada (Transport Canada).',
    'recall.makerCampaign': 'Maker’s own number',
    'recall.manufacturer': 'Manufacturer',
    'recall.received': 'Reported',
    'recall.built': 'Built',
    'recall.builtBetween': '{from} to {to}',
    'recall.builtFrom': 'from {from} on',
    'recall.builtTo': 'up to {to}',
    'recall.affected': 'Vehicles concerned',
    'recall.component': 'All parts concerned',
    'recall.type': 'Concerns',
    'recall.type.tire': 'Tires',
    'recall.type.equipment': 'Equipment',
    'recall.type.child-seat': 'Child seats',
    'recall.texts': 'The texts of the campaigns are NHTSA’s own.',
    'recall.sources': 'Where this comes from',
    'recall.source':
      '{count, plural, =0 {{name}: nothing for this car} one {{name}: 1 recall} other {{name}: # recalls}}',
    'recall.asOf': 'as of {date}',
    'recall.down': '{name} did not answer. What it alone knows is missing here; try again in a while.',
    'recall.more': '{count, plural, one {Show 1 more recall} other {Show # more recalls}}',
    'recall.year': 'Year',
    'recall.make': 'Make',
    'recall.model': 'Model',
    'recall.choose': 'Choose …',
    'recall.chooseMakes': 'Show makes',
    'recall.chooseModels': 'Show models',
    'recall.check': 'Check this car',
    'recall.byName': 'Or by year, make and model',
    'recall.noNames': 'The lists of recalled cars cannot be read right now. Try the VIN, or come back in a while.',
    'recall.otherCar': 'Another car',
    'recall.looking': 'Looking for recalls …',
    'recall.watch': 'Mail me when this car gets a new recall',
    'recall.watchText':
      'We write only when a new recall names {title}. First comes one mail with a link: nothing is sent before you have opened it. Each mail ends it with one click.',
    'recall.email': 'E-mail',
    'recall.watchGo': 'Mail me new recalls',
    'recall.watchSending': 'Sending …',
    'recall.emailInvalid': 'Please enter a valid email address, such as name@example.com.',
    'recall.watchSent': 'One more step: open the link in our mail',
    'recall.watchSentText': 'We have written to {email}. The link in that mail turns the alerts on.',
  },
  es: () => import('./es.ts').then(({ es }) => es),
});

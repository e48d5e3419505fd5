import { defineMessages } from '@vinlore/i18n';

/** What a report says around what it tells; the telling itself comes in words from the domain. */
export const sheetMessages = defineMessages({
  en: {
    'reportSheet.matchText':
      'The same number stands behind the windshield, on the driver’s door jamb and on the title. If one of them differs, do not buy before you know why.',
    'reportSheet.jump': 'Go to a section',
    'reportSheet.behind': '{count, plural, one {The record behind it} other {The # records behind it}}',
    'reportSheet.behindOne': '{date}: {title}',
    'reportSheet.more': '{count, plural, one {Show 1 more record} other {Show # more records}}',
    'reportSheet.moreReadings': '{count, plural, one {Show 1 more reading} other {Show # more readings}}',
    'reportSheet.moreSteps': '{count, plural, one {Show 1 more step} other {Show # more steps}}',
    'reportSheet.moreRecalls': '{count, plural, one {Show 1 more recall} other {Show # more recalls}}',
    'reportSheet.moreEntries': '{count, plural, one {Show 1 more} other {Show # more}}',
    'reportSheet.moreBehind': '{count, plural, one {and 1 more} other {and # more}}',
    'reportSheet.record': 'Record {id}',
    'reportSheet.chart': 'Odometer over the years',
    'reportSheet.chartTable': 'The same readings as a table',
    'reportSheet.from': 'From',
    'reportSheet.code': 'Odometer code {code}',
    'reportSheet.campaign': 'Campaign {campaign}',
    'reportSheet.sourcesText': 'Where we looked, and what answered',
    'reportSheet.glossaryText': 'What the words mean',
  },
  es: () => import('./es.ts').then(({ es }) => es),
});

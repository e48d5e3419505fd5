import { defineMessages } from '@vinlore/i18n';

/** Texts around a report's content; the content itself comes from the domain. */
export const sheetMessages = defineMessages({
  en: {
    'reportSheet.matchText':
      'The VIN should be the same on the windshield, the driver’s door jamb, and the title. If it isn’t, don’t buy until you know why.',
    'reportSheet.jump': 'Report sections',
    'reportSheet.behind': '{count, plural, one {1 supporting record} other {# supporting records}}',
    'reportSheet.behindOne': '{date}: {title}',
    'reportSheet.more': '{count, plural, one {Show 1 more record} other {Show # more records}}',
    'reportSheet.moreReadings': '{count, plural, one {Show 1 more reading} other {Show # more readings}}',
    'reportSheet.moreSteps': '{count, plural, one {Show 1 more event} other {Show # more events}}',
    'reportSheet.moreRecalls': '{count, plural, one {Show 1 more recall} other {Show # more recalls}}',
    'reportSheet.moreEntries': '{count, plural, one {Show 1 more} other {Show # more}}',
    'reportSheet.moreBehind': '{count, plural, one {and 1 more} other {and # more}}',
    'reportSheet.record': 'Record {id}',
    'reportSheet.chart': 'Odometer readings over time',
    'reportSheet.chartTable': 'Odometer readings as a table',
    'reportSheet.from': 'Source',
    'reportSheet.code': 'Odometer code {code}',
    'reportSheet.campaign': 'Campaign {campaign}',
    'reportSheet.sourcesText': 'Which sources we checked and how they responded',
    'reportSheet.glossaryText': 'Terms used in this report',
  },
  es: () => import('./es.ts').then(({ es }) => es),
});

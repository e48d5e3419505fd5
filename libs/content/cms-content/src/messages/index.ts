import { defineMessages } from '@vinlore/i18n';

/** What blocks say beside what was written for them. */
export const contentMessages = defineMessages({
  en: {
    'content.updated': 'Last updated {date}',
    'content.contents': 'On this page',
    'content.table': 'Table',
    'content.rating': '{rating} out of 5 stars',
    'content.trustpilot': 'Rated {score} out of 5 from {count, plural, one {# review} other {# reviews}} on Trustpilot',
    'content.trustpilotLink': 'Read reviews on Trustpilot',
  },
  es: () => import('./es.ts').then((module) => module.es),
});

import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** What the pages about the brand say. */
export const siteDeskMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });

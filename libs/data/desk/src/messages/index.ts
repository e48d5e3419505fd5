import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** What the pages about data say. */
export const dataDeskMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });

import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** The texts of the garage. */
export const garageMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });

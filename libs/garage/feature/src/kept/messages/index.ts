import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** The texts of what this device keeps of a garage. */
export const keptGarageMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });

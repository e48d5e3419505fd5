import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** What the garage says beyond its own slice. */
export const garagePageMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });

import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** Garage texts that involve several slices. */
export const garagePageMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });

import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** What is said around a vehicle's own page. */
export const vehiclePageMessages = defineMessages({ en, es: () => import('./es.ts').then((texts) => texts.es) });

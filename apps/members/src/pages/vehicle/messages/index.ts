import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** Texts of a vehicle's page. */
export const vehiclePageMessages = defineMessages({ en, es: () => import('./es.ts').then((texts) => texts.es) });

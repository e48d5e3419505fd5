import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** Texts of the desk's frame. */
export const staffMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });

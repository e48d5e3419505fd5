import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** Texts of the screens of dealers' lists. */
export const bulkScreenMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });

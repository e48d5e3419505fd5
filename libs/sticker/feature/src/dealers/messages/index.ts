import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** Texts of dealers' inventory screens. */
export const dealerScreenMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });

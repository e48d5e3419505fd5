import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** Texts of the read-only view that support opens of an account. */
export const viewMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });

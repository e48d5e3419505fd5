import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** Texts of the dialog that asks who is there; it brings them along. */
export const proofMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });

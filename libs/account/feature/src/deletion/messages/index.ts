import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** Texts of the deletion page; no other page loads them. */
export const deletionMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });

/** Keys of the deletion page's texts. */
export type DeletionKey = keyof typeof en;

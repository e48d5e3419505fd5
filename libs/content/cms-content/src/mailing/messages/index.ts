import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** Texts of the form for news by mail; no other page loads them. */
export const mailingMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });

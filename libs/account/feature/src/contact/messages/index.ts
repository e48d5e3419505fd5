import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** Texts of the contact form; no other page loads them. */
export const contactMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });

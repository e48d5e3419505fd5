import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** Texts of what a visitor buys with, without an account; no other page loads them. */
export const visitorMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });

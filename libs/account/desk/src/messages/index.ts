import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** Texts of staff accounts at the desk: second factor, own security, team. */
export const accountDeskMessages = defineMessages({ en, es: () => import('./es.ts').then((module) => module.es) });

/** For `useTranslator` of this lib's screens. */
export type AccountDeskTexts = typeof accountDeskMessages;

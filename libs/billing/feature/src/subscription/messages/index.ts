import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** Texts of plan changes and pauses; used only in the members area. */
export const planSwitchMessages = defineMessages({ en, es: () => import('./es.ts').then((module) => module.es) });

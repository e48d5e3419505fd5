import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** Texts of switching to another plan and of pausing one, in the members area alone. */
export const planSwitchMessages = defineMessages({ en, es: () => import('./es.ts').then((module) => module.es) });

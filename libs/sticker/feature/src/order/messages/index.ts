import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** What a checkout says of the choice before paying. */
export const orderChoiceMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });

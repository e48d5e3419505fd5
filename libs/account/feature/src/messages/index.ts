import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** The account screens' texts. */
export const accountMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });

/** Keys of this lib's texts. */
export type AccountText = keyof typeof en;

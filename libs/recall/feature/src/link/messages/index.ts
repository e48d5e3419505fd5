import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** Texts of the pages that the links of mails about recalls open. */
export const recallLinkMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });

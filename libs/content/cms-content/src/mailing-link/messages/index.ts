import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** Texts of the page that the link of a mail to a list opens. */
export const mailingLinkMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });

import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** Texts of the members' report screens; the texts of a report itself come with its view. */
export const reportMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });

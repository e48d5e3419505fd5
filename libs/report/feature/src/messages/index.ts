import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** The texts of members' report screens; what a report itself says comes with its view. */
export const reportMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });

import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** The sticker screens' texts. */
export const stickerMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });

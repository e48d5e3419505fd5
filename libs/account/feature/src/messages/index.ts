import { type Catalogue, defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';
import type { en as letters } from './letters/en.ts';
import type { en as member } from './member/en.ts';

/** Texts of login, sign-up and gate, and what every account form says. */
export const accountMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });

/** All that forms of this lib may say; a page provides the catalogues that its own texts come from. */
export type AccountTexts = Catalogue<typeof en & typeof letters & typeof member>;

/** Keys of this lib's texts. */
export type AccountText = keyof AccountTexts['en'];

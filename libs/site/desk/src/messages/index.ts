import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';
import { mailsEn } from './mails-en.ts';

/** Texts of the brand pages. */
export const siteDeskMessages = defineMessages({
  en: { ...en, ...mailsEn },
  es: async () => {
    const [{ es }, { mailsEs }] = await Promise.all([import('./es.ts'), import('./mails-es.ts')]);
    return { ...es, ...mailsEs };
  },
});

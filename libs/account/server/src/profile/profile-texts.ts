import type { Language } from '@vinlore/brand';
import { createTranslator, loadMessages, type Translator } from '@vinlore/i18n';
import { profileMessages } from './messages/index.ts';

/** The profile's texts in a language that is not the caller's: for mails to somebody else. */
export const profileTexts = async (language: Language): Promise<Translator> =>
  createTranslator(language, await loadMessages([profileMessages], language));

import type { Language } from '@vinlore/brand';
import { createTranslator, loadMessages, type Translator } from '@vinlore/i18n';
import { profileMessages } from './messages/index.ts';

/** The profile's texts in a language other than the caller's, for emails to someone else. */
export const profileTexts = async (language: Language): Promise<Translator> =>
  createTranslator(language, await loadMessages([profileMessages], language));

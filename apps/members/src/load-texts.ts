import { accountMessages } from '@vinlore/account-feature';
import { type Catalogue, type Language, loadMessages, type Messages } from '@vinlore/i18n';
import { uiMessages } from '@vinlore/ui';
import { membersMessages } from './messages/index.ts';

/** Texts of the signed-out pages and the shell; other pages load their own (`shell/page-texts.ts`). */
const FIRST: readonly Catalogue[] = [uiMessages, accountMessages, membersMessages];

/** Texts with the language they were loaded in. */
export interface Texts {
  readonly language: Language;
  readonly messages: Messages;
}

/** Loads texts. If a language fails to load after all retries (spec §9), falls back to English. */
export async function loadTexts(language: Language, catalogues = FIRST): Promise<Texts> {
  try {
    return { language, messages: await loadMessages(catalogues, language) };
  } catch {
    document.documentElement.lang = 'en';
    return { language: 'en', messages: await loadMessages(catalogues, 'en') };
  }
}

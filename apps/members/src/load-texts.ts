import { accountMessages } from '@vinlore/account-feature';
import { type Catalogue, type Language, loadMessages, type Messages } from '@vinlore/i18n';
import { uiMessages } from '@vinlore/ui';
import { membersMessages } from './messages/index.ts';

/** What the pages before the login and the frame say; pages behind it bring their own (`shell/page-texts.ts`). */
const FIRST: readonly Catalogue[] = [uiMessages, accountMessages, membersMessages];

/** Texts and the language they came in. */
export interface Texts {
  readonly language: Language;
  readonly messages: Messages;
}

/** Loads texts. Where a language does not come after all retries (spec §9), English is better than nothing. */
export async function loadTexts(language: Language, catalogues = FIRST): Promise<Texts> {
  try {
    return { language, messages: await loadMessages(catalogues, language) };
  } catch {
    document.documentElement.lang = 'en';
    return { language: 'en', messages: await loadMessages(catalogues, 'en') };
  }
}

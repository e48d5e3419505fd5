import { accountMessages } from '@vinlore/account-feature';
import { type Catalogue, type Language, loadMessages, type Messages } from '@vinlore/i18n';
import { stickerMessages } from '@vinlore/sticker-feature';
import { uiMessages } from '@vinlore/ui';
import { vehicleMessages } from '@vinlore/vehicle-feature';
import { membersMessages } from './messages/index.ts';

/** The texts of every lib that this app shows. */
const CATALOGUES: readonly Catalogue[] = [
  uiMessages,
  accountMessages,
  stickerMessages,
  vehicleMessages,
  membersMessages,
];

/** Texts and the language they came in. */
export interface Texts {
  readonly language: Language;
  readonly messages: Messages;
}

/** Loads the app's texts. Where a language does not come after all retries (spec §9), English is better than nothing. */
export async function loadTexts(language: Language): Promise<Texts> {
  try {
    return { language, messages: await loadMessages(CATALOGUES, language) };
  } catch {
    document.documentElement.lang = 'en';
    return { language: 'en', messages: await loadMessages(CATALOGUES, 'en') };
  }
}

import { filesMessages } from '@vinlore/feedback-feature/files';
import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** What the pages of the support desk say, files of messages included. */
export const feedbackDeskMessages = defineMessages({
  en: { ...en, ...filesMessages.en },
  es: async () => ({ ...(await import('./es.ts')).es, ...(await filesMessages.es()) }),
});

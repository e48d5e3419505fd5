import { withTexts } from '@vinlore/ui';
import { filesMessages } from '@vinlore/feedback-feature/files';
import { messageFieldMessages } from '@vinlore/feedback-feature/message';
import { supportMessages } from '@vinlore/feedback-feature/support';
import { ticketMessages } from '@vinlore/feedback-feature/tickets';
import { loadTexts } from '../load-texts.ts';

/** Loads the texts of tickets and the support form. */
export const SupportTexts = withTexts(
  async (language) =>
    (await loadTexts(language, [ticketMessages, supportMessages, messageFieldMessages, filesMessages])).messages,
);

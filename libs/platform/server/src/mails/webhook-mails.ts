import { defineMails, type MailKind } from '@vinlore/mail';
import { webhooksMessages } from '../webhooks/messages/index.ts';
import { disabledLetter } from '../webhooks/mails/disabled-letter.ts';
import { webhookMailTexts } from '../webhooks/mails/messages/index.ts';

const url = 'https://hooks.example.com/vinlore';

/** Emails about webhooks. */
export const webhooksServerMails: readonly MailKind[] = defineMails(
  { messages: webhooksMessages, about: webhookMailTexts },
  {
    'webhooks.disabled': {
      area: 'account',
      to: 'member',
      examples: [
        (to) => disabledLetter(to, { url, reason: 'failing' }),
        (to) => disabledLetter(to, { url, reason: 'gone' }),
      ],
    },
  },
);

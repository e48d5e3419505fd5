import { defineMails, type MailKind } from '@vinlore/mail';
import { mailingLetter } from '../mailing/mailing-letter.ts';
import { contentServerMessages } from '../messages/index.ts';
import { contentMailTexts } from './messages/index.ts';

/** Emails to people who signed up on a page. */
export const contentServerMails: readonly MailKind[] = defineMails(
  { messages: contentServerMessages, about: contentMailTexts },
  {
    'content.mailing': { area: 'news', to: 'visitor', examples: [(to) => mailingLetter(to, 'example')] },
  },
);

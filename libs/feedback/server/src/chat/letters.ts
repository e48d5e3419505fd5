import { type Brand, deskOrigin } from '@vinlore/brand';
import type { ChatMessage } from '@vinlore/feedback-domain';
import type { Translator } from '@vinlore/i18n';
import { composeLetter, type Letter, mailText } from '@vinlore/mail';
import type { feedbackServerMessages } from '../messages/index.ts';

/** The module's messages in one language. */
export type FeedbackText = Translator<(typeof feedbackServerMessages)['en']>;

/** Data of a chat for emails. */
export interface LetterSubject {
  readonly number: string;
  readonly email: string | null;
  readonly accountId: string | null;
}

const words = (messages: readonly Pick<ChatMessage, 'text'>[]) => messages.map(({ text }) => text);

/**
 * Email to support with a visitor's messages. Replying to it reaches the visitor if their email is known.
 *
 * @param origin the brand's public origin
 */
export function supportLetter(
  brand: Brand,
  spoken: FeedbackText,
  { number, email, accountId }: LetterSubject,
  messages: readonly Pick<ChatMessage, 'text'>[],
  origin: string,
): Letter {
  const text = mailText(brand, spoken);
  const who =
    email === null
      ? text.t('feedback.chatFromNobody')
      : text.t(accountId === null ? 'feedback.chatFromVisitor' : 'feedback.chatFromMember', { email });
  return composeLetter({
    brand,
    language: text.language,
    to: brand.support_email,
    ...(email !== null && { replyTo: email }),
    subject: text.t('feedback.chatSubject', { number }),
    paragraphs: [who, ...words(messages), ...(email === null ? [] : [text.t('feedback.chatByMail')])],
    action: { label: text.t('feedback.chatAtDesk'), href: `${deskOrigin(brand, origin)}/staff/chats/${number}` },
  });
}

/**
 * Email to a visitor who left, with support's reply. Doesn't repeat the visitor's own messages, since a mistyped
 * address belongs to someone else.
 */
export function answerLetter(
  brand: Brand,
  spoken: FeedbackText,
  { number, to }: { readonly number: string; readonly to: string },
  messages: readonly Pick<ChatMessage, 'text'>[],
): Letter {
  const text = mailText(brand, spoken);
  return composeLetter({
    brand,
    language: text.language,
    to,
    subject: text.t('feedback.answerSubject', { brand: brand.name, number }),
    paragraphs: [
      text.t('feedback.answerBody', { brand: brand.name }),
      ...words(messages),
      text.t('feedback.answerMore'),
    ],
  });
}

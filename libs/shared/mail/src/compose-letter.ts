import type { Brand } from '@vinlore/brand';
import type { Language } from '@vinlore/i18n';
import { helpLine, letterHtml } from './letter-html.ts';
import type { Letter } from './mail.ts';

/** What a mail says, before it has a form. */
export interface LetterContent {
  readonly brand: Pick<Brand, 'key' | 'name' | 'support_email' | 'theme'>;
  readonly language: Language;
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  /** Plain text, one string a paragraph; line breaks inside are kept. */
  readonly paragraphs: readonly string[];
  /** The one thing to do, as a link. */
  readonly action?: { readonly label: string; readonly href: string };
}

/** Line breaks and other control characters have no place in a header. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();

/** Gives a mail its form: HTML, and the same as plain text for every reader. */
export function composeLetter(content: LetterContent): Letter {
  const { brand, to, replyTo, subject, paragraphs, action } = content;
  const link = action ? [`${action.label}: ${action.href}`] : [];
  const text = [...paragraphs, ...link, `${brand.name}\n${helpLine(content)}`].join('\n\n');
  return {
    brand,
    to,
    ...(replyTo !== undefined && { replyTo: oneLine(replyTo) }),
    subject: oneLine(subject),
    text: `${text}\n`,
    html: letterHtml(content),
  };
}

import type { Brand } from '@vinlore/brand';
import type { Language } from '@vinlore/i18n';
import { escapeHtml } from './escape-html.ts';
import type { Letter } from './mail.ts';

/** What a mail says, before it has a form. */
export interface LetterContent {
  readonly brand: Pick<Brand, 'key' | 'name' | 'support_email'>;
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

/**
 * Gives a mail its form: plain text for every reader, and the same as simple HTML with its language declared. No images
 * and no scripts: nothing is fetched when it is opened.
 */
export function composeLetter(content: LetterContent): Letter {
  const { brand, language, to, replyTo, subject, paragraphs, action } = content;
  const text = [...paragraphs, ...(action ? [`${action.label}: ${action.href}`] : []), `${brand.name}`].join('\n\n');
  const link = action ? `<p><a href="${escapeHtml(action.href)}">${escapeHtml(action.label)}</a></p>` : '';
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family:sans-serif;line-height:1.5;max-width:36em">
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph).replace(/\r?\n/g, '<br>')}</p>`).join('\n')}
${link}<p>${escapeHtml(brand.name)}</p>
</body></html>
`;
  return {
    brand,
    to,
    ...(replyTo !== undefined && { replyTo: oneLine(replyTo) }),
    subject: oneLine(subject),
    text: `${text}\n`,
    html,
  };
}

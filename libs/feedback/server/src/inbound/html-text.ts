import { type MailFault, parseMail } from './parse-mail.ts';

/** Maximum length of HTML that is converted to text, in characters. */
export const HTML_LENGTH = 1_000_000;

/** Elements that browsers don't display; the parser already drops scripts. */
const OPENING = /<(style|title)\b/gi;
const CLOSING = { style: /<\/style\b/gi, title: /<\/title\b/gi };

/** Returns the end of the pattern’s match from a position on; -1 if there is none. */
function endOf(pattern: RegExp, html: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(html) ? pattern.lastIndex : -1;
}

/** Removes styles and titles from HTML; an unclosed one extends to the end, as in a browser. */
function withoutHidden(html: string): string {
  const kept: string[] = [];
  let from = 0;
  for (;;) {
    OPENING.lastIndex = from;
    const found = OPENING.exec(html);
    kept.push(html.slice(from, found?.index));
    if (!found) return kept.join('');
    const closing = endOf(CLOSING[found[1]!.toLowerCase() as keyof typeof CLOSING], html, OPENING.lastIndex);
    const end = closing < 0 ? -1 : html.indexOf('>', closing);
    if (end < 0) return kept.join('');
    from = end + 1;
  }
}

/** Closes tags that are open at the end: the parser would search for the end again from each of them. */
function withoutOpenTags(html: string): string {
  const end = html.lastIndexOf('>') + 1;
  return html.slice(0, end) + html.slice(end).replaceAll('<', '&lt;');
}

/** Returns the text of an HTML-only email, as the parser converts HTML parts. */
export async function textOfHtml(html: string): Promise<{ readonly text: string } | MailFault> {
  if (html.length > HTML_LENGTH) return 'long';
  const lines = Buffer.from(withoutOpenTags(withoutHidden(html)))
    .toString('base64')
    .replace(/.{76}/g, '$&\n');
  const mail = await parseMail(
    Buffer.from(
      `Content-Type: multipart/mixed; boundary="-"\n\n---\nContent-Type: text/plain\n\n\n---\nContent-Type: text/html; charset=utf-8\nContent-Transfer-Encoding: base64\n\n${lines}\n-----\n`,
    ),
  );
  return typeof mail === 'string' ? mail : { text: mail.text ?? '' };
}

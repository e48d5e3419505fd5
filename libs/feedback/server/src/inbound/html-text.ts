import { type MailFault, parseMail } from './parse-mail.ts';

/** Longest HTML of which the text is made, in characters. */
export const HTML_LENGTH = 1_000_000;

/** What a browser shows nothing of; the parser leaves out scripts itself. */
const OPENING = /<(style|title)\b/gi;
const CLOSING = { style: /<\/style\b/gi, title: /<\/title\b/gi };

/** Where a pattern ends at or after a place; -1 where it does not stand there. */
function endOf(pattern: RegExp, html: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(html) ? pattern.lastIndex : -1;
}

/** HTML without its styles and titles; one that is not closed takes all that follows with it, as in a browser. */
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

/** HTML in which no tag is left open at the end: the parser would look for its end from each one anew. */
function withoutOpenTags(html: string): string {
  const end = html.lastIndexOf('>') + 1;
  return html.slice(0, end) + html.slice(end).replaceAll('<', '&lt;');
}

/** The text of a mail that has HTML alone: as the parser writes HTML that stands between texts. */
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

import { helpLine, letterHtml } from './letter-html.ts';
import type { Letter } from './mail.ts';
import type { LetterContent, LetterLink } from './letter-html.ts';

/** Line breaks and other control characters have no place in a header. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();

/** Parameters by which links once carried a secret. */
const SECRET = /[?&](?:token|undo|order|key|code|secret|signature)=/i;

/** A secret in a query reaches logs, proxies and Referers: such a link is a mistake of ours, found by the first test that writes it. */
function withoutSecretInQuery(link: LetterLink): void {
  if (SECRET.test(link.href.split('#')[0]!))
    throw new Error(`The link of "${link.label}" carries a secret in its query; build it with withSecret().`);
}

/**
 * Gives a mail its form: HTML, and the same as plain text for every reader.
 *
 * @throws Error for a link of ours with a secret in its query
 */
export function composeLetter(content: LetterContent): Letter {
  const { brand, to, replyTo, subject, paragraphs, action, unsubscribe } = content;
  for (const link of [action, unsubscribe]) if (link) withoutSecretInQuery(link);
  const plainLink = (link: LetterLink | undefined) => (link ? [`${link.label}: ${link.href}`] : []);
  const foot = `${brand.name}\n${helpLine(content)}`;
  const text = [...paragraphs, ...plainLink(action), foot, ...plainLink(unsubscribe)].join('\n\n');
  return {
    brand,
    to,
    ...(replyTo !== undefined && { replyTo: oneLine(replyTo) }),
    ...(unsubscribe && { unsubscribe: unsubscribe.href }),
    subject: oneLine(subject),
    text: `${text}\n`,
    html: letterHtml(content),
  };
}

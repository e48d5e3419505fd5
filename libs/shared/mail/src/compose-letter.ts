import { helpLine, letterHtml } from './letter-html.ts';
import type { Letter } from './mail.ts';
import type { LetterContent, LetterLink } from './letter-html.ts';

/** Line breaks and other control characters are not allowed in a header. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();

/** Parameters that used to carry a secret. */
const SECRET = /[?&](?:token|undo|order|key|code|secret|signature)=/i;

/**
 * A secret in a query ends up in logs, proxies and Referers: such a link is a bug, caught by the first test that
 * composes it.
 */
function withoutSecretInQuery(link: LetterLink): void {
  if (SECRET.test(link.href.split('#')[0]!))
    throw new Error(`The link "${link.label}" has a secret in its query; build it with withSecret().`);
}

/**
 * Renders an email as HTML and as plain text.
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

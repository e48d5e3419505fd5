import type { IncomingMessage } from 'node:http';

/** Programs that draw a preview of a link that somebody sent, by what they call themselves. */
const PREVIEWS =
  /facebookexternalhit|facebot|whatsapp|telegrambot|twitterbot|slackbot|slack-imgproxy|discordbot|linkedinbot|skypeuripreview|viber|pinterestbot|redditbot|mastodon|applebot|googlebot|bingbot|google-pagerenderer/i;

/**
 * Whether a program looks at a page and nobody reads it: a HEAD, a page that a browser fetches ahead (`Sec-Purpose`), a
 * preview in a chat. What is not known for one counts as a reader: a view too many misleads nobody about who may look.
 */
export function isGlanceBy({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return (
    method === 'HEAD' ||
    /prefetch|prerender/i.test(String(headers['sec-purpose'] ?? headers['purpose'] ?? '')) ||
    PREVIEWS.test(headers['user-agent'] ?? '')
  );
}

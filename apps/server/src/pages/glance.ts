import type { IncomingMessage } from 'node:http';

/** User agents of link preview bots. */
const PREVIEWS =
  /facebookexternalhit|facebot|whatsapp|telegrambot|twitterbot|slackbot|slack-imgproxy|discordbot|linkedinbot|skypeuripreview|viber|pinterestbot|redditbot|mastodon|applebot|googlebot|bingbot|google-pagerenderer/i;

/**
 * Whether a page is loaded without anyone reading it: HEAD, prefetch (`Sec-Purpose`), or a chat's link preview. Unknown
 * clients count as readers: an extra view does little harm.
 */
export function isGlanceBy({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return (
    method === 'HEAD' ||
    /prefetch|prerender/i.test(String(headers['sec-purpose'] ?? headers['purpose'] ?? '')) ||
    PREVIEWS.test(headers['user-agent'] ?? '')
  );
}

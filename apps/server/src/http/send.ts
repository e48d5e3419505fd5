import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor, type Variants } from './compressed.ts';

/** Sends a body in the best encoding the browser accepts; a body that doesn't compress isn't encoded. */
export function sendVariants(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Variants,
): void {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const bytes = body[encoding];
  const vary = response.getHeader('vary');
  response.writeHead(status, {
    ...headers,
    vary: vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`,
    ...(bytes === body.plain ? {} : { 'content-encoding': encoding }),
    'content-length': bytes.byteLength,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/**
 * Responds 304 if the client has the current version (RFC 9110 §13.1.2).
 *
 * @param headers of the response, including its `etag`
 * @returns whether it responded
 */
export function isAtHand(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<'etag' | 'cache-control', string>>,
): boolean {
  const tag = (text: string) => text.trim().replace(/^W\//, '');
  const known = request.headers['if-none-match']?.split(',').map(tag) ?? [];
  if (!known.includes('*') && !known.includes(tag(headers.etag))) return false;
  response.writeHead(304, headers);
  response.end();
  return true;
}

/** Sends a short text. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers });
  response.end(request.method === 'HEAD' ? undefined : text);
}

/** Redirects: temporarily (302), permanently (301), or to a page that answers instead (303). */
export function redirect(response: ServerResponse, location: string, status: 301 | 302 | 303 = 302): void {
  response.writeHead(status, { location, 'cache-control': 'no-store' });
  response.end();
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor, type Variants } from './compressed.ts';

/** Sends a body in the best encoding the browser takes. */
export function sendVariants(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Variants,
): void {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const bytes = body[encoding];
  response.writeHead(status, {
    ...headers,
    vary: 'accept-encoding',
    ...(encoding === 'plain' ? {} : { 'content-encoding': encoding }),
    'content-length': bytes.byteLength,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
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

/** Sends a browser elsewhere for this once. */
export function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location, 'cache-control': 'no-store' });
  response.end();
}

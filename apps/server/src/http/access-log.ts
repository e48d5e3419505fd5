import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BrandOfHost } from '@vinlore/brand';
import { REQUEST_ID_HEADER } from '@vinlore/contract';
import type { Logger, SecurityLog } from '@vinlore/server-kit';

/** Logs a request once its response is sent. */
export type AccessLog = (request: IncomingMessage, response: ServerResponse) => void;

/** Static path segments are lowercase without digits; anything else may be an id, a VIN, a number, or a name. */
const WORD = /^[a-z][a-z_.-]{0,39}$/;
const MOST_SEGMENTS = 8;

/** A path as a pattern: no query, and `:id` for each segment that might identify someone. */
export function maskedPath(url: string): string {
  const path = url.slice(0, 2_000).split(/[?#]/, 1)[0]!;
  const [, ...segments] = path.split('/');
  const masked = segments
    .slice(0, MOST_SEGMENTS)
    .map((segment) => (segment === '' || WORD.test(segment) ? segment : ':id'));
  return `/${masked.join('/')}${segments.length > MOST_SEGMENTS ? '/…' : ''}`;
}

/** Dependencies of the access log. */
export interface AccessLogDeps {
  readonly log: Logger;
  readonly brandOfHost: BrandOfHost;
  readonly visitorOf: (request: IncomingMessage) => string;
  readonly security: Pick<SecurityLog, 'addressName'>;
}

/** One JSON line per request, regardless of LOG_LEVEL. */
export function createAccessLog({ log, brandOfHost, visitorOf, security }: AccessLogDeps): AccessLog {
  const out = log.child({ access: true }, { level: 'info' });
  return (request, response) => {
    const started = performance.now();
    const { socket } = request;
    const before = socket.bytesWritten;
    // Read now: a closed connection has no address.
    const address = security.addressName(visitorOf(request));
    response.once('close', () => {
      out.info({
        method: request.method,
        path: maskedPath(request.url ?? '/'),
        // Aborted requests get no status of their own.
        status: response.writableFinished ? response.statusCode : 499,
        ms: Math.round(performance.now() - started),
        bytes: socket.bytesWritten - before,
        brand: brandOfHost(request.headers.host)?.key,
        requestId: response.getHeader(REQUEST_ID_HEADER),
        address,
      });
    });
  };
}

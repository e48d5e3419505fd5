import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BrandOfHost } from '@vinlore/brand';
import { REQUEST_ID_HEADER } from '@vinlore/contract';
import type { Logger, SecurityLog } from '@vinlore/server-kit';

/** Notes a request once it is answered. */
export type AccessLog = (request: IncomingMessage, response: ServerResponse) => void;

/** Words of addresses are lower case without digits; anything else may be an id, a VIN, a number or a name. */
const WORD = /^[a-z][a-z_.-]{0,39}$/;
const MOST_SEGMENTS = 8;

/** A path by its pattern: no query, and `:id` for each segment that could tell of somebody. */
export function maskedPath(url: string): string {
  const path = url.slice(0, 2_000).split(/[?#]/, 1)[0]!;
  const [, ...segments] = path.split('/');
  const masked = segments
    .slice(0, MOST_SEGMENTS)
    .map((segment) => (segment === '' || WORD.test(segment) ? segment : ':id'));
  return `/${masked.join('/')}${segments.length > MOST_SEGMENTS ? '/…' : ''}`;
}

/** What an access log is made of. */
export interface AccessLogDeps {
  readonly log: Logger;
  readonly brandOfHost: BrandOfHost;
  readonly visitorOf: (request: IncomingMessage) => string;
  readonly security: Pick<SecurityLog, 'addressName'>;
}

/** One JSON line a request, whatever LOG_LEVEL says. */
export function createAccessLog({ log, brandOfHost, visitorOf, security }: AccessLogDeps): AccessLog {
  const out = log.child({ access: true }, { level: 'info' });
  return (request, response) => {
    const started = performance.now();
    const { socket } = request;
    const before = socket.bytesWritten;
    // Read now: a connection that was cut has no address any more.
    const address = security.addressName(visitorOf(request));
    response.once('close', () => {
      out.info({
        method: request.method,
        path: maskedPath(request.url ?? '/'),
        // A visitor who left before the answer is not told apart by a status of ours.
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

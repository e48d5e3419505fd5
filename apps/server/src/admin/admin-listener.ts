import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { isLoopbackHost, type Logger, type ProductMode } from '@vinlore/server-kit';
import type { VpicStanding } from '@vinlore/vehicle-server';
import { sendText } from '../http/send.ts';

/** What the admin listener tells. */
export interface AdminListenerDeps {
  readonly mode: ProductMode;
  /** Whether it serves pages and calls, or jobs alone. */
  readonly process: 'server' | 'worker';
  /** Counters in Prometheus' text format. */
  readonly metrics: () => Promise<string>;
  /** Whether the database answers. */
  readonly database: () => Promise<boolean>;
  /** Which data VINs are decoded with. */
  readonly vpic: () => VpicStanding;
  /** Whether the process takes work: false once it is asked to stop. */
  readonly working: () => boolean;
  /** The page of unsent mail; null where there is none. */
  readonly outbox: (() => Promise<string>) | null;
  /** The host that was configured, beside loopback names and addresses. */
  readonly host: string;
  readonly log: Logger;
}

/**
 * Nothing of it is for another site: no script, no frame, no read across origins (Fetch, cross-origin resource policy).
 * Links of the outbox are followed without saying where they stood.
 */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
} as const;

/**
 * Whether a request names this listener itself. A page of another site can have its own domain lead to this machine (DNS
 * rebinding), but the browser still sends that domain; an address cannot be rebound.
 */
function isForUs({ headers }: IncomingMessage, host: string): boolean {
  if (!headers.host || !URL.canParse(`http://${headers.host}`)) return false;
  const name = new URL(`http://${headers.host}`).hostname.replace(/^\[|\]$/g, '');
  return isLoopbackHost(name) || isIP(name) !== 0 || name === host.toLowerCase();
}

/** Whether a page of another site asks, other than by leading its visitor here: that page then reads nothing. */
function isFromElsewhere({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'none' || site === 'same-origin') return false;
  return headers['sec-fetch-mode'] !== 'navigate' || headers['sec-fetch-dest'] !== 'document';
}

async function health({ database, mode, process: kind, vpic, working }: AdminListenerDeps): Promise<[number, string]> {
  const up = await database();
  const ok = up && working();
  const { release, asOf, fault } = vpic();
  const details = {
    status: ok ? 'ok' : 'failing',
    process: kind,
    mode,
    database: up ? 'up' : 'down',
    vpic: { release, as_of: asOf, fault },
    stopping: !working(),
    uptime_seconds: Math.floor(process.uptime()),
    memory_bytes: process.memoryUsage.rss(),
    node: process.version,
  };
  return [ok ? 200 : 503, `${JSON.stringify(details, null, 2)}\n`];
}

async function answer(deps: AdminListenerDeps, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const send = (status: number, text: string, type = 'text/plain') =>
    sendText(request, response, status, text, { ...HEADERS, 'content-type': `${type}; charset=utf-8` });
  if (!isForUs(request, deps.host)) return send(421, 'This host is not served here.\n');
  if (isFromElsewhere(request)) return send(403, 'Not for other sites.\n');
  if (request.method !== 'GET' && request.method !== 'HEAD') return send(405, 'Only GET and HEAD.\n');
  const [path] = (request.url ?? '/').split('?');
  if (path === '/metrics') return send(200, await deps.metrics());
  if (path === '/healthz' || path === '/readyz') {
    const [status, text] = await health(deps);
    return send(status, text, 'application/json');
  }
  if (path === '/dev/outbox' && deps.outbox) return send(200, await deps.outbox(), 'text/html');
  if (path === '/') {
    const paths = ['/metrics', '/healthz', '/readyz', ...(deps.outbox ? ['/dev/outbox'] : [])];
    return send(200, `${paths.join('\n')}\n`);
  }
  return send(404, 'Not found\n');
}

/** The listener for who runs the product: counters, health with its details, and in trial mode the mail that was not sent. */
export function adminListener(deps: AdminListenerDeps): RequestListener {
  return (request, response) => {
    answer(deps, request, response).catch((error: unknown) => {
      deps.log.error({ err: error }, 'the admin listener broke');
      if (response.headersSent) response.destroy();
      else sendText(request, response, 500, 'It broke; the log says why.\n', HEADERS);
    });
  };
}

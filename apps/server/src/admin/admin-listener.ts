import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { isLoopbackHost, type Logger, type Metrics, type ProductMode } from '@vinlore/server-kit';
import type { VpicStanding } from '@vinlore/vehicle-server';
import { type Readiness, readinessStatus } from '../health/readiness.ts';
import { sendText } from '../http/send.ts';

/** Data sources of the admin listener. */
export interface AdminListenerDeps {
  readonly mode: ProductMode;
  /** Whether the process serves HTTP, or only runs jobs. */
  readonly process: 'server' | 'worker';
  /** Metrics in the text format that `Accept` names: Prometheus' or OpenMetrics. */
  readonly metrics: Metrics['text'];
  /** Whether the process may get requests. */
  readonly readiness: () => Promise<Readiness>;
  /** Whether the database responds. */
  readonly database: () => Promise<boolean>;
  /** Data version that VINs are decoded with. */
  readonly vpic: () => VpicStanding;
  /** Whether the process accepts work: false once it is asked to stop. */
  readonly working: () => boolean;
  /** The page of unsent emails; null if there is none. */
  readonly outbox: (() => Promise<string>) | null;
  /** The configured host, in addition to loopback names and addresses. */
  readonly host: string;
  readonly log: Logger;
}

/**
 * Nothing is available to other sites: no script, no frame, no cross-origin read (Fetch, cross-origin resource policy).
 * Outbox links are followed without a Referer.
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
 * Whether a request addresses this listener by its own name. Another site can point its domain to this machine (DNS
 * rebinding), but the browser still sends that domain as Host; an IP address can't be rebound.
 */
function isForUs({ headers }: IncomingMessage, host: string): boolean {
  if (!headers.host || !URL.canParse(`http://${headers.host}`)) return false;
  const name = new URL(`http://${headers.host}`).hostname.replace(/^\[|\]$/g, '');
  return isLoopbackHost(name) || isIP(name) !== 0 || name === host.toLowerCase();
}

/** Whether the request comes from another site, except for a navigation, which that site can't read. */
function isFromElsewhere({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'none' || site === 'same-origin') return false;
  return headers['sec-fetch-mode'] !== 'navigate' || headers['sec-fetch-dest'] !== 'document';
}

const STATUS = { ready: 'ok', degraded: 'degraded', down: 'failing' } as const satisfies Record<Readiness, string>;

async function health(deps: AdminListenerDeps): Promise<[number, string]> {
  const { mode, process: kind, vpic, working } = deps;
  const [readiness, up] = await Promise.all([deps.readiness(), deps.database()]);
  const { release, asOf, fault } = vpic();
  const details = {
    status: STATUS[readiness],
    ...(readiness === 'degraded' && { degraded: 'worker missing' }),
    process: kind,
    mode,
    database: up ? 'up' : 'down',
    vpic: { release, as_of: asOf, fault },
    stopping: !working(),
    uptime_seconds: Math.floor(process.uptime()),
    memory_bytes: process.memoryUsage.rss(),
    node: process.version,
  };
  return [readinessStatus(readiness), `${JSON.stringify(details, null, 2)}\n`];
}

async function answer(deps: AdminListenerDeps, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const send = (status: number, text: string, type = 'text/plain') =>
    sendText(request, response, status, text, { ...HEADERS, 'content-type': `${type}; charset=utf-8` });
  if (!isForUs(request, deps.host)) return send(421, 'Unknown host.\n');
  if (isFromElsewhere(request)) return send(403, 'Cross-site requests are not allowed.\n');
  if (request.method !== 'GET' && request.method !== 'HEAD') return send(405, 'Only GET and HEAD.\n');
  const [path] = (request.url ?? '/').split('?');
  if (path === '/metrics') {
    const { type, text } = await deps.metrics(request.headers.accept);
    return sendText(request, response, 200, text, { ...HEADERS, 'content-type': type });
  }
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

/** The operator's listener: metrics, detailed health, and, in trial mode, unsent emails. */
export function adminListener(deps: AdminListenerDeps): RequestListener {
  return (request, response) => {
    answer(deps, request, response).catch((error: unknown) => {
      deps.log.error({ err: error }, 'admin listener error');
      if (response.headersSent) response.destroy();
      else sendText(request, response, 500, 'Internal error; see the log.\n', HEADERS);
    });
  };
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type Brand, type BrandOfHost, hostName } from '@vinlore/brand';
import { isLoopback, type Logger, type Metrics } from '@vinlore/server-kit';
import { pageAddress } from '../pages/page-address.ts';
import { LAST_RESORT, type Pages } from '../pages/pages.ts';
import { redirect, sendText } from './send.ts';
import type { BrandStyles } from './brand-styles.ts';
import type { Images } from './images.ts';
import type { MakeLogos } from './make-logos.ts';
import type { SecurityHeaders } from './security-headers.ts';
import type { ShardFiles } from './shard-files.ts';
import type { SiteFiles } from './site-files.ts';
import type { StaticFiles } from './static-files.ts';

/** A handler for the addresses below one prefix, for one brand. */
export type Area = (brand: Brand, request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** What answers what. */
export interface FrontOptions {
  readonly brandOfHost: BrandOfHost;
  readonly headers: SecurityHeaders;
  readonly api: RequestListener;
  readonly pages: Pages;
  readonly files: StaticFiles;
  readonly styles: BrandStyles;
  readonly shards: ShardFiles;
  readonly logos: MakeLogos;
  readonly images: Images;
  readonly siteFiles: SiteFiles;
  readonly members: Area;
  readonly staff: Area;
  /** The outbox of mails that were not sent, for who is at this machine; null where there is none to show. */
  readonly outbox: Area | null;
  readonly metrics: Metrics;
  /** Whether the product can do its work: the database answers and no stop is under way. */
  readonly ready: () => Promise<boolean>;
  readonly log: Logger;
}

const API = /^\/(api|api-cwa|api_cwa|landing)(\/|$|\?)/;

type Operation = (options: FrontOptions, request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** Whether someone at this machine asks, and not through a proxy. */
function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const address = (socket.remoteAddress ?? '').replace('::ffff:', '');
  return isLoopback(address) && !headers['x-forwarded-for'];
}

/** Probes and counters, the same on any host. */
const OPERATIONS: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ['/healthz', (_options, request, response) => sendText(request, response, 200, 'ok\n')],
  [
    '/readyz',
    async ({ ready }, request, response) => {
      const isReady = await ready();
      sendText(request, response, isReady ? 200 : 503, isReady ? 'ready\n' : 'not ready\n');
    },
  ],
  [
    '/metrics',
    async ({ metrics }, request, response) => {
      // For the operator's own collector; to the world there is no such page.
      if (isFromThisMachine(request)) sendText(request, response, 200, await metrics.text());
      else sendText(request, response, 404, 'Not found\n');
    },
  ],
]);

/**
 * Whether a host is another way in to the same pages (`dev.`, `members.`, `app.`): previews and doubles that no search
 * engine is to show.
 */
function isSideDoor(brand: Brand, { headers }: IncomingMessage): boolean {
  return !brand.domains.includes(hostName(headers.host) ?? '');
}

async function route(options: FrontOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? '/';
  const address = pageAddress(url);
  if (!address) return sendText(request, response, 400, 'This is no address.\n');
  const operation = OPERATIONS.get(address.path);
  if (operation) return operation(options, request, response);
  const brand = options.brandOfHost(request.headers.host);
  if (!brand) return sendText(request, response, 421, 'This host is not served here.\n');
  options.headers.setFor(brand, request, response);
  if (isSideDoor(brand, request)) response.setHeader('x-robots-tag', 'noindex');
  const reads = request.method === 'GET' || request.method === 'HEAD';
  // One page has one address: search engines count `/pricing/` as another than `/pricing`.
  if (reads && address.path.endsWith('/') && address.path !== '/' && !API.test(url))
    return redirect(response, address.path.replace(/\/+$/, '') + url.slice(address.path.length), 301);
  // Most visits end in the next line or the one after.
  if (reads && options.pages.serveCached(brand, address, request, response)) return;
  if (reads && options.files.serve(address.path, request, response)) return;
  for (const made of [options.shards, options.logos]) {
    if (reads && made.holds(address.path)) return made.serve(address.path, request, response);
  }
  for (const made of [options.styles, options.siteFiles, options.images]) {
    if (reads && made.holds(brand, address.path)) return made.serve(brand, address.path, request, response);
  }
  if (API.test(url)) return void options.api(request, response);
  if (!reads) {
    return sendText(request, response, 405, 'Pages take GET requests.\n', { allow: 'GET, HEAD' });
  }
  if (address.path === '/dev/outbox' && options.outbox && isFromThisMachine(request))
    return options.outbox(brand, request, response);
  if (address.path === '/members') return redirect(response, `/members/dashboard${url.slice('/members'.length)}`);
  if (address.path.startsWith('/members/')) return options.members(brand, request, response);
  if (address.path === '/staff' || address.path.startsWith('/staff/')) return options.staff(brand, request, response);
  return options.pages.serve(brand, address, request, response);
}

/** The one listener of the process: decides the brand, then who answers. */
export function frontListener(options: FrontOptions): RequestListener {
  return (request, response) => {
    options.headers.set(response);
    route(options, request, response).catch((error: unknown) => {
      options.log.error({ err: error }, 'a page broke');
      if (response.headersSent) return response.destroy();
      response.writeHead(500, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
      response.end(LAST_RESORT);
    });
  };
}

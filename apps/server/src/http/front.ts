import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type Brand, hostName, isDeskHost, isMembersHost, pageInLanguage, pathIn, secretMoved } from '@vinlore/brand';
import { asCall, forBrand } from '@vinlore/database';
import { genuineContract } from '@vinlore/sticker-domain';
import { READINESS_TEXTS, readinessStatus } from '../health/readiness.ts';
import { type PageAddress, pageAddress } from '../pages/page-address.ts';
import { LAST_RESORT } from '../pages/pages.ts';
import { postedFields } from './posted-fields.ts';
import { redirect, sendText } from './send.ts';
import { deskAddress, isDeskAddress, routeDesk } from './desk-front.ts';
import { CSP_REPORT_PATH } from './csp-reports.ts';
import type { FrontDeps } from './front-deps.ts';

const BADGE_PATH = genuineContract.stickerBadge.path;

type Operation = (deps: FrontDeps, request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** Probes, the same on any host; they say yes or no, and whether a worker is missing. Details are on the admin listener. */
const OPERATIONS: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ['/healthz', (_options, request, response) => sendText(request, response, 200, 'ok\n')],
  [
    '/readyz',
    async ({ readiness: read }, request, response) => {
      const readiness = await read();
      sendText(request, response, readinessStatus(readiness), `${READINESS_TEXTS[readiness]}\n`);
    },
  ],
]);

/** Whether a host is an alias for the same pages (`dev.`, `members.`, `app.`), which search engines must not index. */
function isSideDoor(brand: Brand, { headers }: IncomingMessage): boolean {
  return !brand.domains.includes(hostName(headers.host) ?? '');
}

/** New location of an older email's link: the secret moves to the fragment, which is never sent. */
function secretOutOfQuery(brand: Brand, { path: asked, query }: PageAddress): string | null {
  const { language, path } = pageInLanguage(brand, asked);
  const moved = secretMoved(path, query);
  return moved === null ? null : pathIn(brand, language, moved);
}

async function route(deps: FrontDeps, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? '/';
  const address = pageAddress(url);
  if (!address) return sendText(request, response, 400, 'This is no address.\n');
  const operation = OPERATIONS.get(address.path);
  if (operation) return operation(deps, request, response);
  const brand = deps.brandOfHost(request.headers.host);
  if (!brand) return sendText(request, response, 421, 'This host is not served here.\n');
  const answer = () => routeOf(brand, address, deps, request, response);
  // Calls check their own route's brand.
  return deps.calls.isCall(request, address.path) ? answer() : asCall(() => forBrand(brand.key, answer));
}

async function routeOf(
  brand: Brand,
  address: PageAddress,
  deps: FrontDeps,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = request.url ?? '/';
  const isCall = deps.calls.isCall(request, address.path);
  if (isDeskHost(brand, request.headers.host))
    return routeDesk(deps, brand, { address, isApi: isCall }, request, response);
  deps.headers.setFor(brand, request, response);
  if (isSideDoor(brand, request)) response.setHeader('x-robots-tag', 'noindex');
  const reads = request.method === 'GET' || request.method === 'HEAD';
  // The desk has its own host; no other host serves it.
  if (reads && isDeskAddress(address.path)) return redirect(response, deskAddress(brand, request, deps.reach));
  // One URL per page: search engines treat `/pricing/` and `/pricing` as different.
  if (reads && address.path.endsWith('/') && address.path !== '/' && !isCall)
    return redirect(response, address.path.replace(/\/+$/, '') + url.slice(address.path.length), 301);
  const withoutSecret = reads ? secretOutOfQuery(brand, address) : null;
  if (withoutSecret !== null) {
    response.setHeader('referrer-policy', 'no-referrer');
    return redirect(response, withoutSecret, 303);
  }
  if (reads && deps.calls.isBoth(address.path)) response.setHeader('vary', 'accept');
  // Most visits end here or on the next line. The members host's redirect rule comes first, below.
  const isPage = reads && !isCall && !isMembersHost(brand, request.headers.host);
  if (isPage && deps.pages.serveCached(brand, address, request, response)) return;
  if (reads && deps.files.serve(address.path, request, response)) return;
  if (reads && deps.styles.holds(brand, address.path)) return deps.styles.serve(brand, address.path, request, response);
  for (const made of [deps.shards, deps.logos]) {
    if (!reads || !made.holds(address.path)) continue;
    if (deps.limits.refuses('file', brand, request, response)) return;
    return made.serve(address.path, request, response);
  }
  for (const made of [deps.siteFiles, deps.images]) {
    if (!reads || !made.holds(brand, address.path)) continue;
    if (deps.limits.refuses('file', brand, request, response)) return;
    return made.serve(brand, address.path, request, response);
  }
  if (address.path === CSP_REPORT_PATH) return deps.cspReports.serve(brand, request, response);
  // Meant to be embedded anywhere: a sticker's badge on a dealer's site.
  if (address.path === BADGE_PATH) response.setHeader('cross-origin-resource-policy', 'cross-origin');
  if (isCall) return void deps.api(request, response);
  const posts = request.method === 'POST' && !address.path.startsWith('/members');
  if (!reads && !posts) {
    return sendText(request, response, 405, 'Pages take GET and POST requests.\n', { allow: 'GET, HEAD, POST' });
  }
  if (address.path === '/members') return redirect(response, `/members/dashboard${url.slice('/members'.length)}`);
  if (address.path.startsWith('/members/')) return deps.members(brand, request, response);
  const elsewhere = reads ? deps.membersHost(brand, address, request) : null;
  if (elsewhere !== null) return redirect(response, elsewhere);
  if (deps.limits.refuses('page', brand, request, response)) return;
  const fields = posts ? await postedFields(brand, request, response, deps.isOwnPage) : undefined;
  if (fields === null) return;
  return deps.rendering(request, response, () =>
    deps.pages.serve(brand, { ...address, fields }, request, response, deps.limits.visitorOf(request)),
  );
}

/** The process's HTTP listener: determines the brand, then the handler. */
export function frontListener(deps: FrontDeps): RequestListener {
  return (request, response) => {
    deps.accessLog?.(request, response);
    deps.inFlight(1);
    response.once('close', () => deps.inFlight(-1));
    deps.headers.set(response);
    route(deps, request, response).catch((error: unknown) => {
      deps.log.error({ err: error }, 'a page failed unexpectedly');
      if (response.headersSent) return response.destroy();
      response.writeHead(500, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
      response.end(LAST_RESORT);
    });
  };
}

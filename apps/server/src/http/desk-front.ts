import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Brand, DESK_LETTER, DESK_PREVIEW, deskHost } from '@vinlore/brand';
import type { PageAddress } from '../pages/page-address.ts';
import { CSP_REPORT_PATH } from './csp-reports.ts';
import type { FrontDeps } from './front-deps.ts';
import { redirect, sendText } from './send.ts';
import { originAt, type Reach } from './reach.ts';

const LETTER_PAGE = '<!doctype html><html><head><title>Letter</title></head><body></body></html>\n';
const ROBOTS = 'User-agent: *\nDisallow: /\n';

/** Files of the public build needed for page previews: all but scripts. */
const isLookOnly = (path: string) => path.startsWith('/assets/') && !/\.(?:m?js|wasm|map)$/.test(path);

/** Whether a URL belongs to the desk. */
export const isDeskAddress = (path: string): boolean => path === '/staff' || path.startsWith('/staff/');

/**
 * Redirect target for a desk URL requested on another host of the brand: keeps path and query, and browsers keep the
 * fragment. The host is one of the brand's own domains, never the request's.
 */
export function deskAddress(brand: Brand, request: Pick<IncomingMessage, 'headers' | 'url'>, reach: Reach): string {
  return originAt(deskHost(brand, request.headers.host), request, reach) + (request.url ?? '');
}

/** Handles the host of a brand's desk: only the desk, nothing of the public site (docs/decisions.md §6). */
export async function routeDesk(
  deps: FrontDeps,
  brand: Brand,
  { address, isApi }: { readonly address: PageAddress; readonly isApi: boolean },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { path } = address;
  deps.deskHeaders.set(response);
  if (path === CSP_REPORT_PATH) return deps.cspReports.serve(brand, request, response);
  if (isApi) return void deps.api(request, response);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendText(request, response, 405, 'Pages take GET requests.\n', { allow: 'GET, HEAD' });
  if (path === '/') return redirect(response, '/staff');
  if (path === '/robots.txt') return sendText(request, response, 200, ROBOTS);
  if (path === DESK_LETTER) {
    deps.deskHeaders.setForLetter(response);
    return sendText(request, response, 200, LETTER_PAGE, { 'content-type': 'text/html; charset=utf-8' });
  }
  if (path === DESK_PREVIEW || path.startsWith(`${DESK_PREVIEW}/`)) {
    deps.deskHeaders.setForPreview(response);
    const page = path.slice(DESK_PREVIEW.length).replace(/\/+$/, '') || '/';
    if (deps.limits.refuses('page', brand, request, response)) return;
    const visitor = deps.limits.visitorOf(request);
    return deps.pages.servePreview(brand, { ...address, path: page }, request, response, visitor);
  }
  const isFile = path.startsWith('/staff/') || isLookOnly(path);
  if (isFile && deps.files.serve(path, request, response)) return;
  if (deps.logos.holds(path)) return deps.logos.serve(path, request, response);
  for (const made of [deps.styles, deps.images]) {
    if (made.holds(brand, path)) return made.serve(brand, path, request, response);
  }
  if (path.startsWith('/favicon') || path === '/apple-touch-icon.png')
    return deps.siteFiles.serve(brand, path, request, response);
  if (isDeskAddress(path)) return deps.staff(brand, request, response);
  return sendText(request, response, 404, 'This address serves the staff desk only. It is at /staff.\n');
}

import { REQUEST_ID_HEADER, SITE_HEADER, TOKEN_HEADER, TRACE_HEADER, XSRF_HEADER } from '@vinlore/contract';
import type { OwnPages, PageCall } from './own-pages.ts';

/** How long a browser may cache a preflight, in seconds. */
const REMEMBERED = 600;

/** Request headers that the brand's pages send (docs/decisions.md §1), and Content-Type. */
const SENT = [TOKEN_HEADER, SITE_HEADER, XSRF_HEADER, TRACE_HEADER, 'content-type'].join(', ');
/** Response headers that the client reads. */
const READ = [REQUEST_ID_HEADER, 'retry-after', 'ratelimit', 'ratelimit-policy'].join(', ');

/** Lets pages on a brand's own hosts, and no others, call its API under `app.` with cookies (docs/decisions.md §1). */
export interface CrossOrigin {
  /** Headers for every response of a brand that serves its API under `app.`. */
  headers(call: PageCall): Record<string, string>;
  /** Additional headers for the response to a preflight; null if the page may not call the API. */
  preflight(call: PageCall, methods: string): Record<string, string> | null;
}

/** @param isOwn whether a page may call; the desk can be called only from its own host, never across origins */
export function crossOrigin(isOwn: OwnPages): CrossOrigin {
  return {
    headers: (call) => ({
      vary: 'Origin',
      ...(isOwn(call) && {
        'access-control-allow-origin': call.origin!,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': READ,
      }),
    }),
    preflight: (call, methods) =>
      isOwn(call)
        ? {
            'access-control-allow-methods': methods,
            'access-control-allow-headers': SENT,
            'access-control-max-age': String(REMEMBERED),
          }
        : null,
  };
}

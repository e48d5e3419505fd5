import { REQUEST_ID_HEADER, SITE_HEADER, TOKEN_HEADER, XSRF_HEADER } from '@vinlore/contract';
import type { OwnPages, PageCall } from './own-pages.ts';

/** How long a browser may remember a preflight, in seconds. */
const REMEMBERED = 600;

/** Headers that pages of the brand send (docs/decisions.md §1), and the one that names a body's encoding. */
const SENT = [TOKEN_HEADER, SITE_HEADER, XSRF_HEADER, 'content-type'].join(', ');
/** Headers of answers that the client reads. */
const READ = [REQUEST_ID_HEADER, 'retry-after', 'ratelimit', 'ratelimit-policy'].join(', ');

/** Lets pages of a brand's own hosts, and nobody else's, call its API under `app.` with cookies (docs/decisions.md §1). */
export interface CrossOrigin {
  /** Headers for every answer to a brand whose API stands under `app.`. */
  headers(call: PageCall): Record<string, string>;
  /** More headers for the answer to a preflight; null where the page may not call. */
  preflight(call: PageCall, methods: string): Record<string, string> | null;
}

/** @param isOwn whether a page may call; the desk is called from its own host only, across origins by nobody */
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

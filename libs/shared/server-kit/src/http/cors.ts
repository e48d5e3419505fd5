import type { Brand, BrandOfHost } from '@vinlore/brand';
import { REQUEST_ID_HEADER, SITE_HEADER, TOKEN_HEADER, XSRF_HEADER } from '@vinlore/contract';

/** How long a browser may remember a preflight, in seconds. */
const REMEMBERED = 600;

/** Headers that pages of the brand send (decisions §1), and the one that names a body's encoding. */
const SENT = [TOKEN_HEADER, SITE_HEADER, XSRF_HEADER, 'content-type'].join(', ');
/** Headers of answers that the client reads. */
const READ = [REQUEST_ID_HEADER, 'retry-after'].join(', ');

/** What a call looks like to who decides whether its page may read the answer. */
export interface CrossOriginCall {
  readonly brand: Brand;
  readonly origin: string | undefined;
  /** The `Host` header. */
  readonly host: string | undefined;
}

/** Lets pages of a brand's own hosts, and nobody else's, call its API under `app.` with cookies (decisions §1). */
export interface CrossOrigin {
  /** Headers for every answer to a brand whose API stands under `app.`. */
  headers(call: CrossOriginCall): Record<string, string>;
  /** More headers for the answer to a preflight; null where the page may not call. */
  preflight(call: CrossOriginCall, methods: string): Record<string, string> | null;
}

const portOf = (host: string | undefined) => /:(\d+)$/.exec(host ?? '')?.[1] ?? '';

/** @param secure whether visitors reach us over TLS: then a page that came without it is a stranger */
export function crossOrigin(brandOfHost: BrandOfHost, secure: boolean): CrossOrigin {
  const scheme = secure ? 'https:' : 'http:';
  const isOwn = ({ brand, origin, host }: CrossOriginCall): boolean => {
    if (!origin || !URL.canParse(origin)) return false;
    const page = new URL(origin);
    const isPlain = page.origin === origin && page.protocol === scheme && page.port === portOf(host);
    return isPlain && brandOfHost(page.hostname)?.key === brand.key;
  };
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

import { type Brand, type BrandOfHost, hostName, isDeskHost } from '@vinlore/brand';

/** The parts of a call that identify the calling page. */
export interface PageCall {
  readonly brand: Brand;
  /** The `Origin` header. */
  readonly origin: string | undefined;
  /** The `Host` header. */
  readonly host: string | undefined;
}

/** Whether the calling page is allowed to make a call. */
export type OwnPages = (call: PageCall) => boolean;

/** Public address of the product. */
export interface Reach {
  /** Whether visitors use TLS. */
  readonly secure: boolean;
  /** PUBLIC_URL; absent or null: use the port in the call's `Host`. */
  readonly publicUrl?: string | null;
}

const portOf = (host: string | undefined, scheme: string) =>
  new URL(`${scheme}//x${/:\d{1,5}$/.exec(host ?? '')?.[0] ?? ''}`).port;

/**
 * Checks the `Origin` of a call by scheme, host, and port (RFC 6454 §5). The desk accepts pages of its own host; every
 * other host of a brand accepts the brand's public pages, which excludes the desk's (docs/decisions.md §6).
 */
export function ownPages(brandOfHost: BrandOfHost, { secure, publicUrl = null }: Reach): OwnPages {
  const scheme = secure ? 'https:' : 'http:';
  const publicPort = publicUrl === null ? null : new URL(publicUrl).port;
  return ({ brand, origin, host }) => {
    if (!origin || !URL.canParse(origin)) return false;
    const page = new URL(origin);
    if (page.origin !== origin || page.protocol !== scheme) return false;
    if (page.port !== (publicPort ?? portOf(host, scheme))) return false;
    if (isDeskHost(brand, host)) return page.hostname === hostName(host);
    return brandOfHost(page.hostname)?.key === brand.key && !isDeskHost(brand, page.hostname);
  };
}

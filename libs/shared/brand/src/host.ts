import { type Brand } from './brand.ts';

/** Host prefix of the staff desk (docs/decisions.md §6). */
const DESK_PREFIX = 'desk.';

/** Host prefix of the members app; visitors who are not signed in get nothing else there (docs/decisions.md §6). */
const MEMBERS_PREFIX = 'members.';

/** Prefixes that name the same brand (spec §7, docs/decisions.md §1). */
const PREFIXES = [MEMBERS_PREFIX, 'dev.', 'app.', DESK_PREFIX];

/**
 * Parses the host name from a `Host` header: lower case, without port and trailing dot.
 *
 * @returns null if the header is missing or not a host name
 */
export function hostName(header: string | null | undefined): string | null {
  if (!header || header.length > 260) return null;
  const name = header
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  return /^(?:[a-z0-9-]+\.)*[a-z0-9-]+$|^\[[0-9a-f:.]+\]$/.test(name) ? name : null;
}

/** All host names of a domain: itself, and with each prefix. */
export function namesOfDomain(domain: string): string[] {
  return [domain, ...PREFIXES.map((prefix) => prefix + domain)];
}

/** Removes a brand prefix from a host name. */
function withoutPrefix(name: string): string {
  const prefix = PREFIXES.find((each) => name.startsWith(each)) ?? '';
  return name.slice(prefix.length);
}

/** Whether a domain can have subdomains: `localhost` and IP addresses can't. */
export const takesPrefix = (domain: string) => /\.[a-z][a-z0-9-]*$/.test(domain);

/**
 * Whether a host of a brand is its staff desk, which serves nothing else (docs/decisions.md §6).
 *
 * @param host a `Host` header or host name that `brandsByHost` maps to this brand
 */
export function isDeskHost(brand: Pick<Brand, 'domains'>, host: string | null | undefined): boolean {
  const name = hostName(host);
  return name !== null && name.startsWith(DESK_PREFIX) && !brand.domains.includes(name);
}

/**
 * Whether a host of a brand is its members app (spec §2, docs/decisions.md §6).
 *
 * @param host a `Host` header or host name that `brandsByHost` maps to this brand
 */
export function isMembersHost(brand: Pick<Brand, 'domains'>, host: string | null | undefined): boolean {
  const name = hostName(host);
  return name !== null && name.startsWith(MEMBERS_PREFIX) && !brand.domains.includes(name);
}

/**
 * Returns the public host for the domain of a request.
 *
 * @param host the `Host` header of a request to the brand
 * @returns one of the brand's own domains, whatever the header says
 */
export function publicHost(brand: Pick<Brand, 'domains'>, host: string | null | undefined): string {
  const name = hostName(host) ?? '';
  const domains = [name, withoutPrefix(name)];
  return brand.domains.find((domain) => domains.includes(domain)) ?? brand.domains[0]!;
}

/**
 * Returns the brand's desk host on the domain of the request, since passkeys are bound to a domain. IP addresses and
 * `localhost` can't have a prefix that resolves everywhere; for them it is the brand's own domain.
 *
 * @param host the `Host` header of a request to the brand; absent: the brand's own domain
 */
export function deskHost(brand: Pick<Brand, 'domains'>, host?: string | null): string {
  const name = hostName(host) ?? '';
  const domain = brand.domains.includes(name) ? name : withoutPrefix(name);
  const isNamed = takesPrefix(domain) && brand.domains.includes(domain);
  return DESK_PREFIX + (isNamed ? domain : (brand.domains.find(takesPrefix) ?? brand.domains[0]!));
}

/**
 * Returns the URL of a brand's desk.
 *
 * @param origin scheme, host and port of the brand's primary domain
 */
export function deskOrigin(brand: Pick<Brand, 'domains'>, origin: string): string {
  const url = new URL(origin);
  url.hostname = deskHost(brand);
  return url.origin;
}

/**
 * Returns the URL on another brand's desk where the session hand-over starts.
 *
 * @param brand with scheme, host and port of its desk
 * @param from key of the brand whose desk the person is on
 */
export function arrivalAddress({ desk }: { readonly desk: string }, from: string): string {
  return `${desk}/staff/arrive#${new URLSearchParams({ from }).toString()}`;
}

/**
 * Path prefix under which the desk previews public pages within its own origin: `/staff/preview/pricing` shows
 * `/pricing`.
 */
export const DESK_PREVIEW = '/staff/preview';

/** An empty page on the desk's origin for showing an email: inline styles apply, and nothing runs or loads. */
export const DESK_LETTER = '/staff/letter';

/**
 * Returns the origin of a brand's public pages, seen from its desk.
 *
 * @param page URL of a desk page, such as `location`
 * @returns scheme, host and port
 */
export function publicOriginOfDesk(page: { readonly protocol: string; readonly host: string }): string {
  return `${page.protocol}//${page.host.startsWith(DESK_PREFIX) ? page.host.slice(DESK_PREFIX.length) : page.host}`;
}

/**
 * Returns the domain for a call's cookies if the brand's API is under `app.`: hosts of its pages must get them too
 * (docs/decisions.md §1). The desk shares no cookies with them.
 *
 * @param host the `Host` header of a call to the brand
 * @returns null for host-only cookies
 */
export function cookieDomain(brand: Pick<Brand, 'api' | 'domains'>, host: string | null | undefined): string | null {
  if (brand.api === 'same-origin' || isDeskHost(brand, host)) return null;
  const name = hostName(host) ?? '';
  const domain = brand.domains.includes(name) ? name : withoutPrefix(name);
  return takesPrefix(domain) ? domain : null;
}

/**
 * Returns the API origin for a page (spec §7): `members.` and `dev.` are removed, and `app.` is added for brands that
 * list their API there. The desk calls its own host.
 *
 * @param page URL of the page, such as `location`
 * @returns scheme, host and port; '' for the page's own
 */
export function apiBase(
  brand: Pick<Brand, 'api'>,
  page: { readonly protocol: string; readonly hostname: string; readonly port: string },
): string {
  const domain = withoutPrefix(page.hostname);
  const isOwn = [DESK_PREFIX, 'app.'].some((prefix) => page.hostname.startsWith(prefix));
  if (brand.api === 'same-origin' || isOwn || !takesPrefix(domain)) return '';
  return `${page.protocol}//app.${domain}${page.port && `:${page.port}`}`;
}

/** A host that two brands claim. */
export interface TakenHost {
  /** The domain that claims it. */
  readonly domain: string;
  readonly why: string;
}

/**
 * Returns the first of the domains that another brand already claims: a host names one brand, including its prefixed
 * hosts (spec §7).
 *
 * @param others the other brands
 * @returns null if there is none
 */
export function takenHost(
  domains: readonly string[],
  others: readonly Pick<Brand, 'key' | 'domains'>[],
): TakenHost | null {
  const taken = new Map(
    others.flatMap(({ key, domains: own }) => own.flatMap(namesOfDomain).map((name) => [name, key] as const)),
  );
  for (const domain of domains)
    for (const name of namesOfDomain(domain)) {
      const key = taken.get(name);
      if (key !== undefined)
        return { domain, why: `${name} names the brand "${key}" already; a host can name only one` };
    }
  return null;
}

/** Looks up the brand of a `Host` header; null for a host that is not ours. */
export type BrandOfHost = (header: string | null | undefined) => Brand | null;

/**
 * Builds the lookup from the brands' domains. It is the only place a host is mapped, so cache keys always use a
 * validated brand, never a raw header.
 *
 * @param brands edits by staff replace a brand at its index; after a domain change, build the lookup again
 * @throws Error if two brands claim one domain
 */
export function brandsByHost(brands: readonly Brand[]): BrandOfHost {
  const byDomain = new Map<string, number>();
  for (const [at, brand] of brands.entries()) {
    for (const domain of brand.domains) {
      const taken = brands[byDomain.get(domain) ?? -1];
      if (taken) throw new Error(`The domain ${domain} is claimed by two brands: ${taken.key} and ${brand.key}.`);
      byDomain.set(domain, at);
    }
  }
  return (header) => {
    const name = hostName(header);
    if (!name) return null;
    return brands[byDomain.get(name) ?? byDomain.get(withoutPrefix(name)) ?? -1] ?? null;
  };
}

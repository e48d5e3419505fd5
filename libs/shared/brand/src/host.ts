import { type Brand } from './brand.ts';

/** Prefix of the host that serves the staff desk (docs/decisions.md §6). */
const DESK_PREFIX = 'desk.';

/** Prefix of the host that serves the members app alone to who is not logged in (docs/decisions.md §6). */
const MEMBERS_PREFIX = 'members.';

/** Prefixes that name the same brand (spec §7, docs/decisions.md §1). */
const PREFIXES = [MEMBERS_PREFIX, 'dev.', 'app.', DESK_PREFIX];

/**
 * The host name of a `Host` header: lower case, without port and trailing dot.
 *
 * @returns null where the header is missing or no host name at all
 */
export function hostName(header: string | null | undefined): string | null {
  if (!header || header.length > 260) return null;
  const name = header
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  return /^(?:[a-z0-9-]+\.)*[a-z0-9-]+$|^\[[0-9a-f:.]+\]$/.test(name) ? name : null;
}

/** The host names by which a domain's brand answers: its own, and with the prefixes. */
export function namesOfDomain(domain: string): string[] {
  return [domain, ...PREFIXES.map((prefix) => prefix + domain)];
}

/** A host's name without the prefix that names the same brand. */
function withoutPrefix(name: string): string {
  const prefix = PREFIXES.find((each) => name.startsWith(each)) ?? '';
  return name.slice(prefix.length);
}

/** Whether something can stand before a domain: not before `localhost` nor before an address. */
export const takesPrefix = (domain: string) => /\.[a-z][a-z0-9-]*$/.test(domain);

/**
 * Whether a host of a brand is the one that serves its staff desk, and nothing else (docs/decisions.md §6).
 *
 * @param host a `Host` header or a host name that `brandsByHost` gives this brand for
 */
export function isDeskHost(brand: Pick<Brand, 'domains'>, host: string | null | undefined): boolean {
  const name = hostName(host);
  return name !== null && name.startsWith(DESK_PREFIX) && !brand.domains.includes(name);
}

/**
 * Whether a host of a brand is the one of its members app (spec §2, docs/decisions.md §6).
 *
 * @param host a `Host` header or a host name that `brandsByHost` gives this brand for
 */
export function isMembersHost(brand: Pick<Brand, 'domains'>, host: string | null | undefined): boolean {
  const name = hostName(host);
  return name !== null && name.startsWith(MEMBERS_PREFIX) && !brand.domains.includes(name);
}

/**
 * The host of the brand's public site under the domain by which the brand was asked.
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
 * The host of the brand's desk, under the domain by which the brand was asked: passkeys hold for one domain each. An
 * address and `localhost` take no prefix that resolves everywhere; there it is the brand's own domain.
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
 * The address of a brand's desk.
 *
 * @param origin scheme, host and port by which the world reaches the brand on its own domain
 */
export function deskOrigin(brand: Pick<Brand, 'domains'>, origin: string): string {
  const url = new URL(origin);
  url.hostname = deskHost(brand);
  return url.origin;
}

/**
 * Where a browser goes to another brand's desk: there the hand-over begins, and comes back for the session.
 *
 * @param brand with scheme, host and port of its desk
 * @param from key of the brand at whose desk the person is
 */
export function arrivalAddress({ desk }: { readonly desk: string }, from: string): string {
  return `${desk}/staff/arrive#${new URLSearchParams({ from }).toString()}`;
}

/** Below it the desk looks at public pages within its own origin: `/staff/preview/pricing` shows `/pricing`. */
export const DESK_PREVIEW = '/staff/preview';

/** An empty page of the desk's origin in which it shows a letter: inline styles count there, and nothing runs or loads. */
export const DESK_LETTER = '/staff/letter';

/**
 * Where the public pages of a brand are, seen from its desk.
 *
 * @param page address of a page of the desk, such as `location`
 * @returns scheme, host and port
 */
export function publicOriginOfDesk(page: { readonly protocol: string; readonly host: string }): string {
  return `${page.protocol}//${page.host.startsWith(DESK_PREFIX) ? page.host.slice(DESK_PREFIX.length) : page.host}`;
}

/**
 * The domain that a call's cookies are for, where the brand's API stands under `app.`: its pages' hosts must get them
 * too (docs/decisions.md §1). The desk shares no cookie with them.
 *
 * @param host the `Host` header of a call to the brand
 * @returns null where cookies are for the host alone
 */
export function cookieDomain(brand: Pick<Brand, 'api' | 'domains'>, host: string | null | undefined): string | null {
  if (brand.api === 'same-origin' || isDeskHost(brand, host)) return null;
  const name = hostName(host) ?? '';
  const domain = brand.domains.includes(name) ? name : withoutPrefix(name);
  return takesPrefix(domain) ? domain : null;
}

/**
 * Where the pages of an address call their brand's API (spec §7): `members.` and `dev.` are taken away, and `app.` stands
 * before the domain of a brand that lists its API there. The desk calls its own host.
 *
 * @param page address of the page, such as `location`
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

/** A host that would name two brands. */
export interface TakenHost {
  /** The domain that asks for it. */
  readonly domain: string;
  readonly why: string;
}

/**
 * The first of some domains that another brand has already: a host names one brand, also with the prefixes by which brands
 * answer besides (spec §7).
 *
 * @param others the brands that are served besides
 * @returns null where there is none
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

/** Answers, for a `Host` header, which brand it names; null for a host that is not ours. */
export type BrandOfHost = (header: string | null | undefined) => Brand | null;

/**
 * Builds the look-up from the brands' domains. Deciding it here once keeps every cache key on a validated brand
 * (never on a raw header).
 *
 * @param brands what staff change makes another brand of it in the same place of the list; who changes domains makes the look-up
 *   anew
 * @throws Error when two brands claim one domain
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

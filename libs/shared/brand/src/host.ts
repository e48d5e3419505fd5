import { type Brand } from './brand.ts';

/** Prefixes that name the same brand (spec §7, decisions §1). */
const PREFIXES = ['members.', 'dev.', 'app.'];

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

/** Answers, for a `Host` header, which brand it names; null for a host that is not ours. */
export type BrandOfHost = (header: string | null | undefined) => Brand | null;

/**
 * Builds the look-up from the brands' domains. Deciding it here once keeps every cache key on a validated brand
 * (never on a raw header).
 *
 * @throws Error when two brands claim one domain
 */
export function brandsByHost(brands: readonly Brand[]): BrandOfHost {
  const byDomain = new Map<string, Brand>();
  for (const brand of brands) {
    for (const domain of brand.domains) {
      const taken = byDomain.get(domain);
      if (taken) throw new Error(`The domain ${domain} is claimed by two brands: ${taken.key} and ${brand.key}.`);
      byDomain.set(domain, brand);
    }
  }
  return (header) => {
    const name = hostName(header);
    if (!name) return null;
    const own = byDomain.get(name);
    if (own) return own;
    const prefix = PREFIXES.find((each) => name.startsWith(each));
    return (prefix && byDomain.get(name.slice(prefix.length))) || null;
  };
}

import { type Brand, namesOfDomain } from '@vinlore/brand';
import { DOMAINS_KEY, type OverlayEntry, type OverlayFault } from '@vinlore/site-domain';

/** A brand, as far as its hosts go. */
export type Hosts = Pick<Brand, 'key' | 'domains'>;

/**
 * What is wrong with domains where other brands are served as well: a host names one brand, also with the prefixes by which
 * brands answer besides (spec §7).
 *
 * @returns null where nothing is
 */
export function claimedFault(domains: readonly string[], others: readonly Hosts[]): string | null {
  const taken = new Map(
    others.flatMap(({ key, domains: own }) =>
      own.flatMap((domain) => namesOfDomain(domain).map((name) => [name, key])),
    ),
  );
  for (const name of domains.flatMap(namesOfDomain)) {
    const key = taken.get(name);
    if (key !== undefined) return `${name} names the brand "${key}" already; a host can name only one`;
  }
  return null;
}

/** Domains that a brand has for good: one of those by which it can be reached now, so that nobody locks the desk. */
export function unreachableFault(before: readonly string[], after: readonly string[]): string | null {
  if (before.some((domain) => after.includes(domain))) return null;
  return `must keep one of ${before.join(', ')} until the new ones work: nobody could reach the desk otherwise`;
}

/** The domains of an overlay's entries. */
export const domainsOf = (file: Hosts, entries: readonly OverlayEntry[]): readonly string[] =>
  (entries.find(({ key }) => key === DOMAINS_KEY)?.value as readonly string[] | undefined) ?? file.domains;

/** A fault of the domains. */
export const domainsFault = (why: string | null): OverlayFault[] => (why === null ? [] : [{ key: DOMAINS_KEY, why }]);

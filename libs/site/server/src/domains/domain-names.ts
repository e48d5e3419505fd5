import { type Brand, takesPrefix } from '@vinlore/brand';

/**
 * Returns the hosts of a domain that need DNS records (spec §7): its own, the members area's, the desk's, and the API's
 * if it has one.
 */
export function neededNames({ api }: Pick<Brand, 'api'>, domain: string): string[] {
  // IP addresses have no subdomains.
  if (!takesPrefix(domain)) return [domain];
  return [domain, `members.${domain}`, `desk.${domain}`, ...(api === 'app' ? [`app.${domain}`] : [])];
}

/** Whether a host resolves to the same addresses as the brand's primary domain. */
export type DomainState = 'here' | 'elsewhere' | 'nowhere' | 'unknown';

/**
 * @param own addresses of the primary domain; if empty, others can't be judged
 * @param found addresses of the host; null if the lookup failed
 */
export function domainState(own: readonly string[] | null, found: readonly string[] | null): DomainState {
  if (found === null) return 'unknown';
  if (found.length === 0) return 'nowhere';
  if (own === null || own.length === 0) return 'unknown';
  return found.every((address) => own.includes(address)) ? 'here' : 'elsewhere';
}

import { type Brand, takesPrefix } from '@vinlore/brand';

/**
 * The host names that a domain needs in the domain name system, so that a brand works there (spec §7): its own, the members
 * area's, the desk's, and the API's where it has a host of its own.
 */
export function neededNames({ api }: Pick<Brand, 'api'>, domain: string): string[] {
  // Nothing stands before an address.
  if (!takesPrefix(domain)) return [domain];
  return [domain, `members.${domain}`, `desk.${domain}`, ...(api === 'app' ? [`app.${domain}`] : [])];
}

/** Whether a name leads where the brand's own domain leads. */
export type DomainState = 'here' | 'elsewhere' | 'nowhere' | 'unknown';

/**
 * @param own addresses of the brand's own domain; none: nothing can be said of others
 * @param found addresses of the name that is asked about; null: it could not be looked up just now
 */
export function domainState(own: readonly string[] | null, found: readonly string[] | null): DomainState {
  if (found === null) return 'unknown';
  if (found.length === 0) return 'nowhere';
  if (own === null || own.length === 0) return 'unknown';
  return found.every((address) => own.includes(address)) ? 'here' : 'elsewhere';
}

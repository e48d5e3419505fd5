import { DomainsSchema, DomainSchema } from '@vinlore/brand';
import * as v from 'valibot';

/**
 * Parses a typed or pasted domain, which may have a scheme, a path, capitals, or a trailing dot.
 *
 * @returns the host name; null if it can't be a brand's domain
 */
export function domainTyped(typed: string): string | null {
  const host = typed
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/:\d+$/, '')
    .replace(/\.$/, '');
  return v.is(DomainSchema, host) ? host : null;
}

/** The list with a domain appended; null if it is invalid or a duplicate. */
export function withDomain(domains: readonly string[], domain: string): readonly string[] | null {
  const next = [...domains, domain];
  return v.is(DomainsSchema, next) ? next : null;
}

/** The list with this domain first: the primary one, used in emails and documents. */
export const ownDomain = (domains: readonly string[], domain: string): readonly string[] => [
  domain,
  ...domains.filter((each) => each !== domain),
];

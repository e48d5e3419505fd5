import type { Brand } from '@vinlore/brand';
import { DOMAINS_KEY, type OverlayEntry } from '@vinlore/site-domain';

/** A brand, as far as its hosts go. */
export type Hosts = Pick<Brand, 'key' | 'domains'>;

/** What is wrong where none of the domains stays by which a brand can be reached now; null where nothing is. */
export function unreachableFault(before: readonly string[], after: readonly string[]): string | null {
  if (before.some((domain) => after.includes(domain))) return null;
  return `must keep one of ${before.join(', ')} until the new ones work: nobody could reach the desk otherwise`;
}

/** The domains of an overlay's entries. */
export const domainsOf = (file: Hosts, entries: readonly OverlayEntry[]): readonly string[] =>
  (entries.find(({ key }) => key === DOMAINS_KEY)?.value as readonly string[] | undefined) ?? file.domains;

import type { Brand } from '@vinlore/brand';
import { DOMAINS_KEY, type OverlayEntry } from '@vinlore/site-domain';

/** The parts of a brand that concern hosts. */
export type Hosts = Pick<Brand, 'key' | 'domains'>;

/** Returns an error if none of the brand's currently working domains would remain; otherwise null. */
export function unreachableFault(before: readonly string[], after: readonly string[]): string | null {
  if (before.some((domain) => after.includes(domain))) return null;
  return `must keep one of ${before.join(', ')} until the new ones work: nobody could reach the desk otherwise`;
}

/** Returns the domains in an overlay's entries. */
export const domainsOf = (file: Hosts, entries: readonly OverlayEntry[]): readonly string[] =>
  (entries.find(({ key }) => key === DOMAINS_KEY)?.value as readonly string[] | undefined) ?? file.domains;

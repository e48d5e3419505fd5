import { isDeskPath, MEMBERS_PATHS, nextOf } from '@vinlore/account-domain';

/** A navigation. */
export interface Onwards {
  readonly href: string;
  readonly reloadDocument: boolean;
}

/**
 * Where somebody goes on to who has come in: to what they wanted, else to the dashboard. The staff desk is another app: it
 * takes a page load, no navigation of ours.
 *
 * @param path the address that they stand on
 */
export function onwards(path: string): Onwards {
  const href = nextOf(path) ?? MEMBERS_PATHS.dashboard;
  return { href, reloadDocument: isDeskPath(href) };
}

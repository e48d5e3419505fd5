import { isDeskPath, MEMBERS_PATHS, nextOf } from '@vinlore/account-domain';

/** A navigation. */
export interface Onwards {
  readonly href: string;
  readonly reloadDocument: boolean;
}

/**
 * Continues after signing in to the original destination, else to the dashboard. The staff desk is another app and
 * takes a page load.
 *
 * @param path current path
 */
export function onwards(path: string): Onwards {
  const href = nextOf(path) ?? MEMBERS_PATHS.dashboard;
  return { href, reloadDocument: isDeskPath(href) };
}

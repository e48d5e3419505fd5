import {
  decideRedirect,
  gateCountsAsPassed,
  MEMBERS_PATHS,
  NEXT_PARAMETER,
  nextOf,
  pathnameOf,
} from '@vinlore/account-domain';
import { siteSettingsQuery } from '@vinlore/browser';
import type { AppContext } from '../app-context.ts';

/** Pages that carry their destination in `next`. */
const WAITING_ROOMS: readonly string[] = [MEMBERS_PATHS.login, MEMBERS_PATHS.signup, MEMBERS_PATHS.secureLogin];

/**
 * Moves a hash into `next`. The server never sees a hash: it redirects `/members/dashboard?vin=…#window-sticker` to
 * sign-in, and the browser appends the hash to that URL. Spec §2: sign-in and gate keep query and hash.
 *
 * @returns the URL with the hash in its `next`, or null if there is nothing to move
 */
export function hashIntoNext(path: string): string | null {
  const url = new URL(path, 'http://nowhere.invalid');
  // `#main` is the skip link's target, not a destination.
  if (!url.hash || url.hash === '#main' || !WAITING_ROOMS.includes(url.pathname)) return null;
  const next = nextOf(path) ?? MEMBERS_PATHS.dashboard;
  if (!next.includes('#')) url.searchParams.set(NEXT_PARAMETER, next + url.hash);
  url.hash = '';
  return url.pathname + url.search;
}

/** Whether the brand's security gate is passed (spec §2). */
export function gatePassed(context: AppContext): boolean {
  const { store, memberships, queries } = context;
  const settings = queries.getQueryData(siteSettingsQuery({ ...context, brand: context.site.brand }).queryKey);
  const { security } = settings ?? context.site.brand.settings;
  return gateCountsAsPassed({
    secureId: store.read('__secu_id') !== undefined,
    loggedIn: memberships.loggedIn(),
    security,
  });
}

/** Redirect for a URL of this app (spec §2); null to stay. */
export function redirectFor(path: string, context: AppContext): string | null {
  // An ended view isn't an anonymous visitor who could sign in here.
  if (context.isView && !context.memberships.loggedIn())
    return pathnameOf(path) === MEMBERS_PATHS.view ? null : MEMBERS_PATHS.view;
  const moved = hashIntoNext(path);
  const state = { loggedIn: context.memberships.loggedIn(), gatePassed: gatePassed(context), settingsExist: true };
  return decideRedirect('members', moved ?? path, state) ?? moved;
}

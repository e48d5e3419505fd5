import { leadingTo, MEMBERS_PATHS, nextOf, pathnameOf } from './members-paths.ts';

/** State that a redirect depends on. */
export interface VisitorState {
  /** The logged-in flag; on the server it comes from a signed cookie (docs/decisions.md §2). */
  readonly loggedIn: boolean;
  /** Whether the security gate counts as passed: see {@link gateCountsAsPassed}. */
  readonly gatePassed: boolean;
  /** Whether the brand's site settings exist. */
  readonly settingsExist: boolean;
}

/**
 * Whether the security gate counts as passed: there is a secure id or a logged-in flag, or the site settings have
 * security set to 'disabled' (spec §2).
 */
export function gateCountsAsPassed(held: {
  readonly secureId: boolean;
  readonly loggedIn: boolean;
  readonly security: string | undefined;
}): boolean {
  return held.secureId || held.loggedIn || held.security === 'disabled';
}

/** Pages that redirect signed-in visitors: the three of spec §2, plus the gate, since being signed in passes it. */
const ENTRANCES: readonly string[] = [
  MEMBERS_PATHS.login,
  MEMBERS_PATHS.forgotPassword,
  MEMBERS_PATHS.firstPassword,
  MEMBERS_PATHS.signup,
  MEMBERS_PATHS.secureLogin,
];
/** Public pages. Links from emails are opened by members and strangers alike. */
const PUBLIC_PAGES: readonly string[] = [
  ...ENTRANCES,
  MEMBERS_PATHS.confirm,
  MEMBERS_PATHS.confirmEmail,
  MEMBERS_PATHS.undoEmail,
  MEMBERS_PATHS.view,
];

/**
 * Pages exempt from the gate: the gate itself, and those where buyers access their purchases (docs/decisions.md §4).
 */
const BEFORE_THE_GATE: readonly string[] = [MEMBERS_PATHS.secureLogin, MEMBERS_PATHS.firstPassword, MEMBERS_PATHS.view];

/** Whether a page belongs to the members area. */
function isMembersPage(pathname: string): boolean {
  return pathname === '/members' || pathname.startsWith('/members/');
}

/** Where to send a signed-in visitor from an entry page: to `next` if present, otherwise to the dashboard. */
function afterLogin(path: string): string {
  const next = nextOf(path);
  return next === null || ENTRANCES.includes(pathnameOf(next)) ? MEMBERS_PATHS.dashboard : next;
}

/**
 * Applies the four redirect rules of spec §2 in order to a path requested from the given app. The members router runs
 * it on each navigation, the server on the first request.
 *
 * Rule 1 applies to the members app only (docs/decisions.md §4): marketing pages are served without redirects, so no
 * other app calls this. On its own `members.` host the app starts at `/`, so `/` redirects as well: to the brand's home
 * page on another host, or to the dashboard when signed in. Sign-in and gate keep path, query, and hash in `next`.
 *
 * @param app the members app below `/members` of any host, or on its own host
 * @param path path with query and hash, such as `/members/dashboard?vin=…#window-sticker`
 * @returns the redirect target, where `/` is the brand's home page, or null to stay; the target never redirects back
 */
export function decideRedirect(app: 'members' | 'members-host', path: string, state: VisitorState): string | null {
  const pathname = pathnameOf(path);
  const { loggedIn } = state;
  const ownHost = app === 'members-host';
  if (!isMembersPage(pathname)) {
    if (loggedIn) return ownHost && pathname === '/' ? MEMBERS_PATHS.dashboard : null;
    return state.settingsExist && (ownHost || pathname !== '/') ? '/' : null;
  }
  if (!state.gatePassed && !loggedIn && !BEFORE_THE_GATE.includes(pathname))
    return leadingTo(MEMBERS_PATHS.secureLogin, path);
  if (!loggedIn && !PUBLIC_PAGES.includes(pathname)) return leadingTo(MEMBERS_PATHS.login, path);
  if (loggedIn && ENTRANCES.includes(pathname)) return afterLogin(path);
  return null;
}

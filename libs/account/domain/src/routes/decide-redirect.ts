import { leadingTo, MEMBERS_PATHS, nextOf, pathnameOf } from './members-paths.ts';

/** What a redirect depends on. */
export interface VisitorState {
  /** The logged-in flag; on the server read from a signed cookie (docs/decisions.md §2). */
  readonly loggedIn: boolean;
  /** Whether the security gate counts as passed: see {@link gateCountsAsPassed}. */
  readonly gatePassed: boolean;
  /** Whether the brand's site settings are there. */
  readonly settingsExist: boolean;
}

/**
 * Whether the security gate counts as passed: a secure id is held, or a logged-in flag, or the brand's site settings
 * have security set to 'disabled' (spec §2).
 */
export function gateCountsAsPassed(held: {
  readonly secureId: boolean;
  readonly loggedIn: boolean;
  readonly security: string | undefined;
}): boolean {
  return held.secureId || held.loggedIn || held.security === 'disabled';
}

/** Pages that a logged-in visitor has no use for: spec §2 names three; being logged in passes the gate, too. */
const ENTRANCES: readonly string[] = [
  MEMBERS_PATHS.login,
  MEMBERS_PATHS.forgotPassword,
  MEMBERS_PATHS.firstPassword,
  MEMBERS_PATHS.signup,
  MEMBERS_PATHS.secureLogin,
];
/** Pages that need no login. Links out of mails are opened by members and strangers alike. */
const PUBLIC_PAGES: readonly string[] = [
  ...ENTRANCES,
  MEMBERS_PATHS.confirm,
  MEMBERS_PATHS.confirmEmail,
  MEMBERS_PATHS.undoEmail,
  MEMBERS_PATHS.view,
];

/** Pages before which no gate stands: its own, and where buyers come to what they bought (docs/decisions.md §4). */
const BEFORE_THE_GATE: readonly string[] = [MEMBERS_PATHS.secureLogin, MEMBERS_PATHS.firstPassword, MEMBERS_PATHS.view];

/** Whether a page belongs to the members area. */
function isMembersPage(pathname: string): boolean {
  return pathname === '/members' || pathname.startsWith('/members/');
}

/** Where a logged-in visitor goes who stands on an entrance: on to what they wanted, else the dashboard. */
function afterLogin(path: string): string {
  const next = nextOf(path);
  return next === null || ENTRANCES.includes(pathnameOf(next)) ? MEMBERS_PATHS.dashboard : next;
}

/**
 * The four redirect rules of spec §2 in their order, for an address that the given app was asked for. The members router
 * uses it on each navigation, the server for the first request.
 *
 * Rule 1 speaks of the members app only (docs/decisions.md §4): pages of the marketing site are served, never redirected, so
 * no other app asks. On a `members.` host of its own the app begins at `/`, so there `/` is redirected, too: to the home
 * page of the brand, which is another host's, and once logged in to the dashboard. Login and gate keep path, query and hash
 * in `next`.
 *
 * @param app the members app below `/members` of any host, or at a host of its own
 * @param path path with query and hash, such as `/members/dashboard?vin=…#window-sticker`
 * @returns where to go instead, `/` being the brand's home page, or null to stay; following it is never followed by a way
 *   back
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

/** Paths of the members app's pages (spec §2, routes). */
export const MEMBERS_PATHS = {
  login: '/members/login',
  /** With `#token=`, completes the reset from its email. */
  forgotPassword: '/members/forgot-password',
  /** Where a buyer chooses their first password with the `#token=` from the email; exempt from the gate. */
  firstPassword: '/members/first-password',
  signup: '/members/signup',
  secureLogin: '/members/securelogin',
  /** Activates a registered account with the `#token=` from its email. */
  confirm: '/members/confirm',
  /** Confirms a new email with the `#token=` from its email. */
  confirmEmail: '/members/confirm-email',
  /** Undoes an email change with the `token` emailed to the former address. */
  undoEmail: '/members/undo-email',
  /** Where staff view an account as its member sees it, with the `#token=` from the desk. */
  view: '/members/view',
  dashboard: '/members/dashboard',
  profile: '/members/profile',
  /** Password, passkeys, and sessions. */
  security: '/members/security',
  dealer: '/members/dealer',
  /** The member's saved vehicles; `/members/garage/<id>` is one of them. */
  garage: '/members/garage',
  /** A dealer's inventory. */
  inventory: '/members/inventory',
  /** Bulk sticker jobs from a VIN list, for dealers. */
  bulk: '/members/bulk',
  subscription: '/members/subscription',
  /** Choosing a plan and paying; the query names the vehicle. */
  buy: '/members/buy',
  orders: '/members/orders',
  credits: '/members/credits',
  /** The form to open a support ticket. */
  support: '/members/support',
} as const;

/** Query parameter of sign-in and gate: where to go afterwards. */
export const NEXT_PARAMETER = 'next';

/** Maximum length of a `next` destination; longer than any of our URLs. */
const NEXT_LIMIT = 2048;

/** Any origin works: it is only needed to parse a path the way browsers do. */
const NOWHERE = 'http://nowhere.invalid';

/**
 * Whether a path belongs to the members area or the staff desk, whose passwords are set in the members area as well.
 */
const isOurs = (path: string) => path.startsWith('/members/') || isDeskPath(path);

/** Whether a URL belongs to the staff desk, a different app, so navigating there needs a full page load. */
export const isDeskPath = (path: string): boolean => /^\/staff(?:[/?#]|$)/.test(path);

/**
 * A safe destination after sign-in or gate: a page below `/members/` (docs/decisions.md §4) or at the desk, with query
 * and hash. Parsed the way browsers do, so `/members/../..//elsewhere` is rejected.
 *
 * @returns the normalized destination, or null for anything else
 */
export function safeNext(text: string | null | undefined): string | null {
  if (!text || text.length > NEXT_LIMIT || !isOurs(text) || !URL.canParse(text, NOWHERE)) return null;
  const url = new URL(text, NOWHERE);
  if (url.origin !== NOWHERE || !isOurs(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** The path without query, hash, and trailing slash. */
export function pathnameOf(path: string): string {
  const pathname = /^[^?#]*/.exec(path)![0];
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
}

/** The `next` destination in a sign-in or gate URL; null if there is none or it isn't safe. */
export function nextOf(path: string): string | null {
  const query = /\?([^#]*)/.exec(path.split('#', 1)[0]!)?.[1] ?? '';
  return safeNext(new URLSearchParams(query).get(NEXT_PARAMETER));
}

/** URL of sign-in or gate with the current destination in `next`, including query and hash. */
export function leadingTo(page: string, wanted: string): string {
  const next = safeNext(wanted);
  const plain = next === null || next === page || next === MEMBERS_PATHS.dashboard;
  return plain ? page : `${page}?${NEXT_PARAMETER}=${encodeURIComponent(next)}`;
}

/** Pages of the members app by their paths (spec §2, routes). */
export const MEMBERS_PATHS = {
  login: '/members/login',
  /** With `#token=` it completes the reset that a mail started. */
  forgotPassword: '/members/forgot-password',
  /** By the `#token=` of its mail a buyer chooses their first password; no gate stands before it. */
  firstPassword: '/members/first-password',
  signup: '/members/signup',
  secureLogin: '/members/securelogin',
  /** Opens the account of a registration by the `#token=` of its mail. */
  confirm: '/members/confirm',
  /** Makes a new email effective by the `#token=` of its mail. */
  confirmEmail: '/members/confirm-email',
  /** Undoes a change of email by the `token` of the mail to the former address. */
  undoEmail: '/members/undo-email',
  /** Where staff look at an account as its member sees it, by the `#token=` that the desk gave. */
  view: '/members/view',
  dashboard: '/members/dashboard',
  profile: '/members/profile',
  /** Password, passkeys, and where one is logged in. */
  security: '/members/security',
  dealer: '/members/dealer',
  /** The member's saved vehicles; one of them at `/members/garage/<id>`. */
  garage: '/members/garage',
  /** A dealer's vehicles. */
  inventory: '/members/inventory',
  /** Stickers of a whole list of VINs, for dealers. */
  bulk: '/members/bulk',
  subscription: '/members/subscription',
  /** Choosing a plan and paying; its query says for which vehicle. */
  buy: '/members/buy',
  orders: '/members/orders',
  credits: '/members/credits',
  /** The form that opens a support ticket. */
  support: '/members/support',
} as const;

/** Where the visitor wanted to go before login or gate stepped in; a query parameter of those two pages. */
export const NEXT_PARAMETER = 'next';

/** Longest destination that is carried along; longer than any address of ours. */
const NEXT_LIMIT = 2048;

/** Any origin would do: it only serves to read a path the way a browser reads it. */
const NOWHERE = 'http://nowhere.invalid';

/** Whether a path is one of members, or of the staff desk, whose passwords are chosen in the members area too. */
const isOurs = (path: string) => path.startsWith('/members/') || isDeskPath(path);

/** Whether an address lies at the staff desk: another app answers there, so it takes a page load. */
export const isDeskPath = (path: string): boolean => /^\/staff(?:[/?#]|$)/.test(path);

/**
 * A destination that may be followed after login or gate: one of our own pages below `/members/` (docs/decisions.md §4) or at the
 * desk, with query and hash. It is read as browsers read it, so that `/members/../..//elsewhere` does not pass.
 *
 * @returns the normalized destination, or null for anything else
 */
export function safeNext(text: string | null | undefined): string | null {
  if (!text || text.length > NEXT_LIMIT || !isOurs(text) || !URL.canParse(text, NOWHERE)) return null;
  const url = new URL(text, NOWHERE);
  if (url.origin !== NOWHERE || !isOurs(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** The path without query, hash and trailing slash. */
export function pathnameOf(path: string): string {
  const pathname = /^[^?#]*/.exec(path)![0];
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
}

/** The `next` destination that an address of login or gate carries; null where it carries none that may be followed. */
export function nextOf(path: string): string | null {
  const query = /\?([^#]*)/.exec(path.split('#', 1)[0]!)?.[1] ?? '';
  return safeNext(new URLSearchParams(query).get(NEXT_PARAMETER));
}

/** The address of login or gate that leads on to where the visitor wanted to go, query and hash kept. */
export function leadingTo(page: string, wanted: string): string {
  const next = safeNext(wanted);
  const plain = next === null || next === page || next === MEMBERS_PATHS.dashboard;
  return plain ? page : `${page}?${NEXT_PARAMETER}=${encodeURIComponent(next)}`;
}

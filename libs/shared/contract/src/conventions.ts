/** Names and limits that hold for every call. Each stands here once. */

/** A request gives up after this many milliseconds (spec §7, §9). */
export const REQUEST_TIMEOUT_MS = 60_000;

/** Header that carries the member's token (spec §6). `Authorization: Bearer` is accepted as well (docs/decisions.md §2). */
export const TOKEN_HEADER = 'bearer';

/** Header that carries the site identifier, the brand's domain (spec §6, docs/decisions.md §2). */
export const SITE_HEADER = 'uri';

/** Cookie and header against cross-site requests (spec §9). */
export const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'X-XSRF-TOKEN';

/** Begins the names of the staff desk's cookies, after `__Host-` where the connection is secure. */
export const DESK_COOKIE_PREFIX = 'desk_';

/**
 * The desk's cookies as its script may read them, under the names that calls know. Those of the public site, which a
 * browser may send along where the brand's cookies are for its domain, are left out.
 *
 * @param cookies `document.cookie`
 */
export function deskCookies(cookies: string): string {
  const own = new RegExp(`^(?:__Host-)?${DESK_COOKIE_PREFIX}`);
  const pairs = cookies.split(';').map((pair) => pair.trim());
  return pairs.flatMap((pair) => (own.test(pair) ? [pair.replace(own, '')] : [])).join('; ');
}

/** Header that names the request in answers and logs. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Longest body of a call whose row does not say otherwise, in bytes. */
export const BODY_LIMIT_BYTES = 65_536;

/** The same for a call that anyone may send. */
export const OPEN_BODY_LIMIT_BYTES = 16_384;

/** Most values (objects, lists, and what is in them) of a JSON body whose row does not say otherwise. */
export const VALUE_LIMIT = 5_000;

/** Longest query string, in characters: far above the longest honest one. */
export const QUERY_LIMIT = 4_096;

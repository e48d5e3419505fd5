/** Names and limits that apply to every call, defined once. */

/** Request timeout in milliseconds (spec §7, §9). */
export const REQUEST_TIMEOUT_MS = 60_000;

/** Header with the member's token (spec §6). `Authorization: Bearer` is accepted too (docs/decisions.md §2). */
export const TOKEN_HEADER = 'bearer';

/** Header with the site identifier, the brand's domain (spec §6, docs/decisions.md §2). */
export const SITE_HEADER = 'uri';

/** Cookie and header for CSRF protection (spec §9). */
export const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'X-XSRF-TOKEN';

/** Name prefix of the staff desk's cookies, after `__Host-` on secure connections. */
export const DESK_COOKIE_PREFIX = 'desk_';

/**
 * Returns the desk's cookies under the names that calls use. Cookies of the public site, which a browser may send too
 * if they are set for the brand's domain, are left out.
 *
 * @param cookies `document.cookie`
 */
export function deskCookies(cookies: string): string {
  const own = new RegExp(`^(?:__Host-)?${DESK_COOKIE_PREFIX}`);
  const pairs = cookies.split(';').map((pair) => pair.trim());
  return pairs.flatMap((pair) => (own.test(pair) ? [pair.replace(own, '')] : [])).join('; ');
}

/** Header with the request id in responses and logs. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Request header with the trace that a call begins (W3C Trace Context). */
export const TRACE_HEADER = 'traceparent';

/** Default maximum body size in bytes. */
export const BODY_LIMIT_BYTES = 65_536;

/** The same for calls that are open to anyone. */
export const OPEN_BODY_LIMIT_BYTES = 16_384;

/** Default maximum number of values (objects, arrays and their contents) in a JSON body. */
export const VALUE_LIMIT = 5_000;

/** Maximum query string length in characters: far above any legitimate one. */
export const QUERY_LIMIT = 4_096;

/** Names and limits that hold for every call. Each stands here once. */

/** A request gives up after this many milliseconds (spec §7, §9). */
export const REQUEST_TIMEOUT_MS = 60_000;

/** Header that carries the member's token (spec §6). `Authorization: Bearer` is accepted as well (decisions §2). */
export const TOKEN_HEADER = 'bearer';

/** Header that carries the site identifier, the brand's domain (spec §6, decisions §2). */
export const SITE_HEADER = 'uri';

/** Cookie and header against cross-site requests (spec §9). */
export const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'X-XSRF-TOKEN';

/** Header that names the request in answers and logs. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Longest body of a call whose row does not say otherwise, in bytes. */
export const BODY_LIMIT_BYTES = 1_048_576;

/** Longest query string, in characters: far above the longest honest one. */
export const QUERY_LIMIT = 4_096;

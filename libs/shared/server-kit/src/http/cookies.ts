import { DESK_COOKIE_PREFIX } from '@vinlore/contract';
import type { CookieOptions, Cookies } from '../context.ts';

/** Scope and attributes of cookies. */
export interface CookieScope {
  /** Whether visitors use TLS. */
  readonly secure: boolean;
  /** The cookies' domain, if it is wider than the host (`cookieDomain` of brand). */
  readonly domain?: string | null;
  /**
   * Whether the cookies are for the staff desk: separate names, so that a cookie of the brand's domain is never
   * mistaken for one, `__Host-` on readable ones too, and `SameSite=Strict`.
   */
  readonly desk?: boolean;
}

/**
 * Reads and writes the cookies of one call. Secret cookies are `HttpOnly` and, over TLS, have the prefix `__Host-`, or
 * `__Secure-` if they have a domain. Readable cookies keep their plain names, because scripts look for them (spec §9:
 * XSRF-TOKEN), except on the desk, whose script knows the prefixed names.
 *
 * @param send appends a `Set-Cookie` value to the response
 */
export function cookiesOf(
  header: string | null | undefined,
  { secure, domain = null, desk = false }: CookieScope,
  send: (value: string) => void,
): Cookies {
  let jar: Map<string, string> | undefined;
  const read = () =>
    (jar ??= new Map(
      (header ?? '').split(';').flatMap((pair): [string, string][] => {
        const at = pair.indexOf('=');
        return at < 1 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]];
      }),
    ));
  const prefix = secure ? (domain === null ? '__Host-' : '__Secure-') : '';
  const nameOf = (name: string, readable = false) => {
    if (desk) return prefix + DESK_COOKIE_PREFIX + name;
    return readable ? name : prefix + name;
  };
  const write = (name: string, value: string, { maxAge, readable = false }: CookieOptions) => {
    const parts = [`${nameOf(name, readable)}=${value}`, 'Path=/', `SameSite=${desk ? 'Strict' : 'Lax'}`];
    if (domain !== null) parts.push(`Domain=${domain}`);
    if (!readable) parts.push('HttpOnly');
    if (secure) parts.push('Secure');
    if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
    send(parts.join('; '));
  };
  return {
    get: (name, { readable } = {}) => read().get(nameOf(name, readable)),
    set: (name, value, options = {}) => write(name, value, options),
    clear: (name) => {
      write(name, '', { maxAge: 0 });
      if (!desk) write(name, '', { maxAge: 0, readable: true });
    },
  };
}

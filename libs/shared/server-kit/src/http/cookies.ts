import { DESK_COOKIE_PREFIX } from '@vinlore/contract';
import type { CookieOptions, Cookies } from '../context.ts';

/** For whom cookies are, and how they travel. */
export interface CookieScope {
  /** Whether visitors reach us over TLS. */
  readonly secure: boolean;
  /** What the cookies are for, where that is more than the host (`cookieDomain` of brand). */
  readonly domain?: string | null;
  /**
   * Whether they are the staff desk's: names of its own, so that no cookie of the brand's domain is ever taken for one,
   * `__Host-` on readable ones too, and sent with no request that another site starts.
   */
  readonly desk?: boolean;
}

/**
 * Cookies over one call's headers. Secret ones are `HttpOnly` and, where the connection is secure, carry the prefix
 * `__Host-`, or `__Secure-` where they are for a domain; readable ones keep their plain name, since scripts look for it
 * (spec §9: XSRF-TOKEN), but on the desk, whose script knows its own names.
 *
 * @param send appends a `Set-Cookie` value to the answer
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

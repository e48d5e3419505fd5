import type { CookieOptions, Cookies } from '../context.ts';

/**
 * Cookies over one call's headers. Secret ones are `HttpOnly` and, where the connection is secure, carry the prefix
 * `__Host-`, or `__Secure-` where they are for a domain; readable ones keep their plain name, since scripts look for it
 * (spec §9: XSRF-TOKEN).
 *
 * @param secure whether visitors reach us over TLS
 * @param send appends a `Set-Cookie` value to the answer
 * @param domain what the cookies are for, where that is more than the host (`cookieDomain` of brand)
 */
export function cookiesOf(
  header: string | null | undefined,
  secure: boolean,
  send: (value: string) => void,
  domain: string | null = null,
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
  const hidden = (name: string) => prefix + name;
  const write = (name: string, value: string, { maxAge, readable }: CookieOptions) => {
    const parts = [`${readable ? name : hidden(name)}=${value}`, 'Path=/', 'SameSite=Lax'];
    if (domain !== null) parts.push(`Domain=${domain}`);
    if (!readable) parts.push('HttpOnly');
    if (secure) parts.push('Secure');
    if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
    send(parts.join('; '));
  };
  return {
    get: (name, { readable } = {}) => read().get(readable ? name : hidden(name)),
    set: (name, value, options = {}) => write(name, value, options),
    clear: (name) => {
      write(name, '', { maxAge: 0 });
      write(name, '', { maxAge: 0, readable: true });
    },
  };
}

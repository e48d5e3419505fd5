import { cookiesOf, newCookieKey, textSigner } from '@vinlore/server-kit';
import { testBrand } from '@vinlore/testing-node';
import { describe, expect, it } from 'vitest';
import { sessionCookies } from './session-cookies.ts';

const gated = testBrand({ key: 'gated', settings: { security: 'enabled' } });
const open = testBrand({ key: 'open' });
const start = Date.UTC(2026, 0, 1);
const key = newCookieKey();

/** A person's cookies, set by one response and sent with the next request. */
function browser(secure = false, desk = false) {
  const jar = new Map<string, string>();
  const send = (line: string) => {
    const [, name, value, rest] = /^([^=]+)=([^;]*)(.*)$/.exec(line)!;
    if (rest!.includes('Max-Age=0')) jar.delete(name!);
    else jar.set(name!, value!);
  };
  const header = () => [...jar].map((pair) => pair.join('=')).join('; ');
  return { jar, cookies: () => cookiesOf(header(), { secure, desk }, send) };
}

const at = (ms: number, keys = [key]) =>
  sessionCookies(textSigner([keys[0]!, ...keys.slice(1)]), () => new Date(start + ms));
const session = { token: 'T'.repeat(43), expires: new Date(start + 60_000) };

describe('docs/decisions.md §2: the server reads sign-in and gate state from signed cookies', () => {
  it('treats a stranger as signed out and outside the gate, unless the gate is off', () => {
    const { cookies } = browser();
    expect(at(0).state(cookies(), gated)).toEqual({ loggedIn: false, gatePassed: false });
    expect(at(0).state(cookies(), open)).toEqual({ loggedIn: false, gatePassed: true });
  });

  it('spec §2: a secure id passes only its own brand’s gate', () => {
    const { cookies } = browser();
    at(0).giveGate(cookies(), 'gated');
    expect(at(0).state(cookies(), gated)).toEqual({ loggedIn: false, gatePassed: true });
    expect(at(0).passedGate(cookies(), 'other')).toBe(false);
  });

  it('spec §2: a signed-in user has passed the gate too, until the session ends', () => {
    const { cookies } = browser();
    at(0).give(cookies(), 'gated', session);
    expect(at(59_999).state(cookies(), gated)).toEqual({ loggedIn: true, gatePassed: true });
    expect(at(60_000).state(cookies(), gated)).toEqual({ loggedIn: false, gatePassed: false });
    expect(at(0).state(cookies(), { ...gated, key: 'other' }).loggedIn).toBe(false);
  });

  it('ignores a logged-in flag that is forged or without a session', () => {
    const { jar, cookies } = browser();
    at(0).give(cookies(), 'gated', session);
    jar.delete('session');
    expect(at(0).state(cookies(), gated).loggedIn).toBe(false);
    jar.set('session', session.token).set('logged_in', 'true');
    expect(at(0).state(cookies(), gated).loggedIn).toBe(false);
  });

  it('treats a session without its XSRF cookie, which can’t be restored, as signed out to avoid a redirect loop', () => {
    const { jar, cookies } = browser();
    at(0).give(cookies(), 'gated', session);
    jar.delete('XSRF-TOKEN');
    expect(at(0).state(cookies(), gated).loggedIn).toBe(false);
  });

  it('accepts cookies signed with a rotated key, but not with a removed one', () => {
    const { cookies } = browser();
    at(0).give(cookies(), 'gated', session);
    expect(at(0, [newCookieKey(), key]).state(cookies(), gated).loggedIn).toBe(true);
    expect(at(0, [newCookieKey()]).state(cookies(), gated).loggedIn).toBe(false);
  });
});

describe('cookies over TLS', () => {
  it('prefixes secret cookies with __Host-, but not the XSRF cookie that scripts read', () => {
    const { jar, cookies } = browser(true);
    at(0).give(cookies(), 'gated', session);
    at(0).giveGate(cookies(), 'gated');
    expect([...jar.keys()]).toEqual(['__Host-session', 'XSRF-TOKEN', '__Host-logged_in', '__Host-__secu_id']);
    expect(at(0).state(cookies(), gated)).toEqual({ loggedIn: true, gatePassed: true });
    at(0).clear(cookies());
    expect([...jar.keys()]).toEqual(['__Host-__secu_id']);
  });

  it('ignores a secret cookie without the prefix, which a sibling subdomain could set', () => {
    const { jar, cookies } = browser(true);
    jar.set('session', session.token);
    expect(at(0).token(cookies())).toBeUndefined();
  });
});

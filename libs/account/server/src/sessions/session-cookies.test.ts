import { cookiesOf, newCookieKey, textSigner } from '@vinlore/server-kit';
import { testBrand } from '@vinlore/testing-node';
import { describe, expect, it } from 'vitest';
import { sessionCookies } from './session-cookies.ts';

const gated = testBrand({ key: 'gated', settings: { security: 'enabled' } });
const open = testBrand({ key: 'open' });
const start = Date.UTC(2026, 0, 1);
const key = newCookieKey();

/** Somebody's cookies, set by one answer and sent with the next request. */
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

describe('docs/decisions.md §2: logged-in and gate are read from signed cookies on the server', () => {
  it('a stranger is neither; where the gate is off it counts as passed', () => {
    const { cookies } = browser();
    expect(at(0).state(cookies(), gated)).toEqual({ loggedIn: false, gatePassed: false });
    expect(at(0).state(cookies(), open)).toEqual({ loggedIn: false, gatePassed: true });
  });

  it('spec §2: a secure id passes the gate of its own brand only', () => {
    const { cookies } = browser();
    at(0).giveGate(cookies(), 'gated');
    expect(at(0).state(cookies(), gated)).toEqual({ loggedIn: false, gatePassed: true });
    expect(at(0).passedGate(cookies(), 'other')).toBe(false);
  });

  it('spec §2: somebody signed in has passed the gate too, until the session is over', () => {
    const { cookies } = browser();
    at(0).give(cookies(), 'gated', session);
    expect(at(59_999).state(cookies(), gated)).toEqual({ loggedIn: true, gatePassed: true });
    expect(at(60_000).state(cookies(), gated)).toEqual({ loggedIn: false, gatePassed: false });
    expect(at(0).state(cookies(), { ...gated, key: 'other' }).loggedIn).toBe(false);
  });

  it('a lone or forged logged-in flag is not believed', () => {
    const { jar, cookies } = browser();
    at(0).give(cookies(), 'gated', session);
    jar.delete('session');
    expect(at(0).state(cookies(), gated).loggedIn).toBe(false);
    jar.set('session', session.token).set('logged_in', 'true');
    expect(at(0).state(cookies(), gated).loggedIn).toBe(false);
  });

  it('a session that cannot be restored, its XSRF cookie being lost, is led to the login rather than in circles', () => {
    const { jar, cookies } = browser();
    at(0).give(cookies(), 'gated', session);
    jar.delete('XSRF-TOKEN');
    expect(at(0).state(cookies(), gated).loggedIn).toBe(false);
  });

  it('a rotated key still opens what it signed; one that was taken out does not', () => {
    const { cookies } = browser();
    at(0).give(cookies(), 'gated', session);
    expect(at(0, [newCookieKey(), key]).state(cookies(), gated).loggedIn).toBe(true);
    expect(at(0, [newCookieKey()]).state(cookies(), gated).loggedIn).toBe(false);
  });
});

describe('cookies over TLS', () => {
  it('secret ones carry __Host-, the XSRF one keeps the name that scripts look for', () => {
    const { jar, cookies } = browser(true);
    at(0).give(cookies(), 'gated', session);
    at(0).giveGate(cookies(), 'gated');
    expect([...jar.keys()]).toEqual(['__Host-session', 'XSRF-TOKEN', '__Host-logged_in', '__Host-__secu_id']);
    expect(at(0).state(cookies(), gated)).toEqual({ loggedIn: true, gatePassed: true });
    at(0).clear(cookies());
    expect([...jar.keys()]).toEqual(['__Host-__secu_id']);
  });

  it('a secret cookie without the prefix, as a neighbouring subdomain could set it, is not read', () => {
    const { jar, cookies } = browser(true);
    jar.set('session', session.token);
    expect(at(0).token(cookies())).toBeUndefined();
  });
});

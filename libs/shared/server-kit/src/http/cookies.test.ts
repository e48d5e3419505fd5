import { describe, expect, it } from 'vitest';
import { cookiesOf } from './cookies.ts';

function jar(header: string | null, secure: boolean, domain: string | null = null, desk = false) {
  const sent: string[] = [];
  return { cookies: cookiesOf(header, { secure, domain, desk }, (line) => sent.push(line)), sent };
}

describe('cookies', () => {
  it('secret cookies are HttpOnly and, over TLS, Secure with the prefix __Host-', () => {
    const { cookies, sent } = jar(null, true);
    cookies.set('session', 'a', { maxAge: 60 });
    cookies.set('XSRF-TOKEN', 'b', { readable: true });
    expect(sent).toEqual([
      '__Host-session=a; Path=/; SameSite=Lax; HttpOnly; Secure; Max-Age=60',
      'XSRF-TOKEN=b; Path=/; SameSite=Lax; Secure',
    ]);
  });

  it('over TLS a secret cookie is read only under its prefixed name', () => {
    const { cookies } = jar('session=tossed; __Host-session=ours; XSRF-TOKEN=b', true);
    expect(cookies.get('session')).toBe('ours');
    expect(jar('session=tossed', true).cookies.get('session')).toBeUndefined();
    expect(cookies.get('XSRF-TOKEN', { readable: true })).toBe('b');
  });

  it('docs/decisions.md §1: domain cookies have the Domain attribute and the prefix __Secure-, and host-only cookies are ignored', () => {
    const { cookies, sent } = jar('__Host-session=other; __Secure-session=ours', true, 'apart.example');
    cookies.set('session', 'a');
    cookies.set('XSRF-TOKEN', 'b', { readable: true });
    expect(sent).toEqual([
      '__Secure-session=a; Path=/; SameSite=Lax; Domain=apart.example; HttpOnly; Secure',
      'XSRF-TOKEN=b; Path=/; SameSite=Lax; Domain=apart.example; Secure',
    ]);
    expect(cookies.get('session')).toBe('ours');
    expect(jar('session=ours', false, 'apart.example').cookies.get('session')).toBe('ours');
  });

  it('desk cookies have separate names, the prefix __Host- even if readable, and SameSite=Strict', () => {
    const tossed = 'session=t; desk_session=t; XSRF-TOKEN=t; desk_XSRF-TOKEN=t; __Secure-session=t; __Host-session=t';
    const { cookies, sent } = jar(`${tossed}; __Host-desk_session=ours; __Host-desk_XSRF-TOKEN=b`, true, null, true);
    cookies.set('session', 'a', { maxAge: 60 });
    cookies.set('XSRF-TOKEN', 'b', { readable: true });
    expect(sent).toEqual([
      '__Host-desk_session=a; Path=/; SameSite=Strict; HttpOnly; Secure; Max-Age=60',
      '__Host-desk_XSRF-TOKEN=b; Path=/; SameSite=Strict; Secure',
    ]);
    expect([cookies.get('session'), cookies.get('XSRF-TOKEN', { readable: true })]).toEqual(['ours', 'b']);
    expect(jar(tossed, true, null, true).cookies.get('session')).toBeUndefined();
    expect(jar('__Host-desk_session=desk', true).cookies.get('session'), 'on the public site').toBeUndefined();
  });

  it('parses any Cookie header', () => {
    const { cookies } = jar(' a=1;b = 2=3 ;;=x; c', false);
    expect([cookies.get('a'), cookies.get('b'), cookies.get('c'), cookies.get('')]).toEqual([
      '1',
      '2=3',
      undefined,
      undefined,
    ]);
  });

  it('clears a cookie under both of its names', () => {
    const { cookies, sent } = jar(null, true);
    cookies.clear('session');
    expect(sent.map((line) => line.split('=')[0])).toEqual(['__Host-session', 'session']);
    expect(sent.every((line) => line.includes('Max-Age=0'))).toBe(true);
  });
});

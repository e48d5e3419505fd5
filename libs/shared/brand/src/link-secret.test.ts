import { describe, expect, it } from 'vitest';
import { addressIn } from './language.ts';
import { secretMoved } from './former-links.ts';
import { secretIn, withSecret } from './link-secret.ts';

const moved = (path: string, query: string) => secretMoved(path, new URLSearchParams(query));

describe('links with a secret', () => {
  it('carry it in the fragment, which no request contains, in every language', () => {
    const link = withSecret('/members/confirm?next=%2Fstaff', 'token', 'a.b-c_d');
    expect(link).toBe('/members/confirm?next=%2Fstaff#token=a.b-c_d');
    expect(addressIn({ language: 'en' }, 'es', link)).toBe('/members/confirm?next=%2Fstaff&language=es#token=a.b-c_d');
    expect(new URL(link, 'https://open.example').search).not.toContain('a.b-c_d');
  });

  it('read back what was written, and take nothing else in a fragment for a secret', () => {
    expect(secretIn(new URL(withSecret('/x', 'order', 'a&b=c#d é'), 'https://a.example').hash)).toEqual({
      name: 'order',
      value: 'a&b=c#d é',
    });
    for (const none of ['', '#', '#main', '#token=', '#email=a@b', '#token=%E0%A4%A', '#token=a&next=b'])
      expect(secretIn(none), none).toBeNull();
  });

  it.each([
    [
      '/members/confirm',
      'token=t&language=es&next=%2Fmembers%2Fbuy',
      '/members/confirm?language=es&next=%2Fmembers%2Fbuy#token=t',
    ],
    ['/members/forgot-password', 'token=t', '/members/forgot-password#token=t'],
    ['/members/confirm-email/', 'token=t', '/members/confirm-email#token=t'],
    ['/account-deletion', 'token=t', '/account-deletion/confirm#token=t'],
    ['/account-deletion', 'undo=u', '/account-deletion/undo#token=u'],
    ['/mailing', 'token=t.c', '/mailing#token=t.c'],
    ['/recall-alerts/end', 'token=t', '/recall-alerts/end#token=t'],
    ['/checkout/thanks', 'order=k', '/checkout/thanks#order=k'],
    ['/checkout/bank', 'order=k&in=account', '/checkout/bank?in=account#order=k'],
  ])('of mails that are out there are moved: %s?%s', (path, query, expected) => {
    expect(moved(path, query)).toBe(expected);
  });

  it('leave other parameters and other pages unchanged', () => {
    expect(moved('/members/confirm', 'next=%2Fmembers%2Fbuy')).toBeNull();
    expect(moved('/staff/content', 'order=changed')).toBeNull();
    expect(moved('/checkout/thanks', '')).toBeNull();
  });
});

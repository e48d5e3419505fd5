import { nextOf } from '@vinlore/account-domain';
import { describe, expect, it } from 'vitest';
import type { AppContext } from '../app-context.ts';
import { hashIntoNext, redirectFor } from './guard.ts';

describe('hashIntoNext', () => {
  it('spec §2: sign-in and gate keep the hash, which the server never sees', () => {
    const moved = hashIntoNext('/members/login?next=%2Fmembers%2Fdashboard%3Fvin%3DX#window-sticker')!;
    expect(nextOf(moved)).toBe('/members/dashboard?vin=X#window-sticker');
    expect(nextOf(hashIntoNext('/members/securelogin#window-sticker')!)).toBe('/members/dashboard#window-sticker');
  });

  it("ignores hashes that aren't a destination: other pages, no hash, the skip link", () => {
    for (const path of [
      '/members/dashboard#window-sticker',
      '/members/login?next=%2Fmembers%2Fx',
      '/members/login#main',
    ])
      expect(hashIntoNext(path)).toBeNull();
  });
});

describe('redirectFor', () => {
  it('ADR 57: redirects an ended view to its page, never to sign-in', () => {
    const memberships = { loggedIn: () => false } as AppContext['memberships'];
    const context = { isView: true, memberships } as AppContext;
    expect(redirectFor('/members/orders', context)).toBe('/members/view');
    expect(redirectFor('/members/login', context)).toBe('/members/view');
    expect(redirectFor('/members/view', context)).toBeNull();
  });
});

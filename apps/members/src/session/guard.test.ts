import { nextOf } from '@vinlore/account-domain';
import { describe, expect, it } from 'vitest';
import type { AppContext } from '../app-context.ts';
import { hashIntoNext, redirectFor } from './guard.ts';

describe('hashIntoNext', () => {
  it('spec §2: login and gate keep the hash that the server never saw', () => {
    const moved = hashIntoNext('/members/login?next=%2Fmembers%2Fdashboard%3Fvin%3DX#window-sticker')!;
    expect(nextOf(moved)).toBe('/members/dashboard?vin=X#window-sticker');
    expect(nextOf(hashIntoNext('/members/securelogin#window-sticker')!)).toBe('/members/dashboard#window-sticker');
  });

  it('leaves alone what names no page to return to: other pages, no hash, the skip link', () => {
    for (const path of [
      '/members/dashboard#window-sticker',
      '/members/login?next=%2Fmembers%2Fx',
      '/members/login#main',
    ])
      expect(hashIntoNext(path)).toBeNull();
  });
});

describe('redirectFor', () => {
  it('ADR 57: who has no view any more is led to its page, never to a login', () => {
    const memberships = { loggedIn: () => false } as AppContext['memberships'];
    const context = { isView: true, memberships } as AppContext;
    expect(redirectFor('/members/orders', context)).toBe('/members/view');
    expect(redirectFor('/members/login', context)).toBe('/members/view');
    expect(redirectFor('/members/view', context)).toBeNull();
  });
});

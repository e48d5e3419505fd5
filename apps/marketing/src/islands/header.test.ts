import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeMenus, greetMember } from './header.ts';

const FORGET = 'XSRF-TOKEN=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
const menu = () => document.querySelector('details')!;

describe('the header', () => {
  beforeAll(closeMenus);
  afterEach(() => {
    document.body.innerHTML = '';
    document.cookie = FORGET;
  });

  it('links to the account with a session, and to sign-in without one', () => {
    greetMember();
    expect(document.documentElement.hasAttribute('data-member')).toBe(false);
    document.cookie = 'XSRF-TOKEN=abc';
    greetMember();
    expect(document.documentElement.hasAttribute('data-member')).toBe(true);
  });

  it('stops linking to the account when restored from the back/forward cache after signing out', () => {
    document.cookie = 'XSRF-TOKEN=abc';
    greetMember();
    document.cookie = FORGET;
    window.dispatchEvent(new Event('pageshow'));
    expect(document.documentElement.hasAttribute('data-member')).toBe(false);
  });

  it('closes a menu on a click outside, not on a click inside', () => {
    document.body.innerHTML = '<header><details open><summary>Tools</summary><a>One</a></details></header><p>Else</p>';
    menu().querySelector('a')!.click();
    expect(menu().open).toBe(true);
    document.querySelector('p')!.click();
    expect(menu().open).toBe(false);
  });

  it('closes a menu on Escape and returns focus to its label; leaves other details open', () => {
    document.body.innerHTML =
      '<header><details open><summary tabindex="0">Tools</summary><a href="/">One</a></details></header><main><details open></details></main>';
    const link = menu().querySelector('a')!;
    link.focus();
    link.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(menu().open).toBe(false);
    expect(document.activeElement).toBe(menu().querySelector('summary'));
    expect(document.querySelector<HTMLDetailsElement>('main details')!.open).toBe(true);
  });
});

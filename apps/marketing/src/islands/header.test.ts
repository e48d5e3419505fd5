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

  it('leads to the account where the browser has a session, and to the login where it has none', () => {
    greetMember();
    expect(document.documentElement.hasAttribute('data-member')).toBe(false);
    document.cookie = 'XSRF-TOKEN=abc';
    greetMember();
    expect(document.documentElement.hasAttribute('data-member')).toBe(true);
  });

  it('a page that comes back out of the browser’s memory after a logout no longer leads to the account', () => {
    document.cookie = 'XSRF-TOKEN=abc';
    greetMember();
    document.cookie = FORGET;
    window.dispatchEvent(new Event('pageshow'));
    expect(document.documentElement.hasAttribute('data-member')).toBe(false);
  });

  it('a menu closes on a click elsewhere, and stays on a click inside', () => {
    document.body.innerHTML = '<header><details open><summary>Tools</summary><a>One</a></details></header><p>Else</p>';
    menu().querySelector('a')!.click();
    expect(menu().open).toBe(true);
    document.querySelector('p')!.click();
    expect(menu().open).toBe(false);
  });

  it('Escape closes a menu and gives the focus back to its label; other details of the page stay', () => {
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

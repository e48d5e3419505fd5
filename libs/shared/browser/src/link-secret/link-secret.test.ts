import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdLinkSecret, linkSecret } from './link-secret.ts';
import { takeLinkSecret } from './take-link-secret.ts';

const visit = (address: string) => window.history.replaceState(null, '', address);
const address = () => window.location.pathname + window.location.search + window.location.hash;

beforeEach(() => visit('/'));
afterEach(() => vi.restoreAllMocks());

describe('the secret of a link', () => {
  it('is removed from the address bar and survives a reload in this history entry', () => {
    visit('/members/confirm?next=%2Fstaff#token=abc');
    takeLinkSecret();
    expect(address()).toBe('/members/confirm?next=%2Fstaff');
    expect(linkSecret('token')).toBe('abc');
    // What a reload finds.
    takeLinkSecret();
    expect(linkSecret('token')).toBe('abc');
    expect(linkSecret('order')).toBeNull();
  });

  it('is absent on the next page, and back after going back', () => {
    visit('/checkout/thanks#order=key');
    takeLinkSecret();
    window.history.pushState(null, '', '/checkout/thanks');
    expect(linkSecret('order')).toBeNull();
  });

  it('leaves other fragments unchanged', () => {
    visit('/pricing#plans');
    takeLinkSecret();
    expect(address()).toBe('/pricing#plans');
    expect(linkSecret('token')).toBeNull();
  });

  it('reaches its page through a gate in front of it, and no page after it', () => {
    visit('/members/securelogin?next=%2Fmembers%2Fconfirm#token=abc');
    takeLinkSecret();
    const keep = holdLinkSecret();
    // A router creates history entries of its own.
    window.history.replaceState({ key: 'r1' }, '', '/members/securelogin');
    keep();
    expect(window.history.state).toEqual({ key: 'r1', linkSecret: { name: 'token', value: 'abc' } });
    window.history.pushState({ key: 'r2' }, '', '/members/confirm');
    expect(linkSecret('token')).toBe('abc');
    expect(window.history.state).toEqual({ key: 'r2', linkSecret: { name: 'token', value: 'abc' } });
    window.history.pushState({ key: 'r3' }, '', '/members/forgot-password');
    keep();
    expect(linkSecret('token')).toBeNull();
  });

  it('triggers no navigation in a router that watches the history', () => {
    visit('/members/confirm#token=abc');
    const watched = vi.spyOn(window.history, 'replaceState');
    takeLinkSecret();
    expect(linkSecret('token')).toBe('abc');
    expect(watched).not.toHaveBeenCalled();
  });

  it('reloads the page when a second link to it is opened', () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    takeLinkSecret();
    visit('/checkout/thanks#order=other');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    expect(reload).toHaveBeenCalledOnce();
    expect(address()).toBe('/checkout/thanks');
  });
});

import { accountContract } from '@vinlore/account-domain';
import { session } from '@vinlore/account-domain/testing';
import { isDealerAtom, openLocalStore } from '@vinlore/browser';
import { connectionLost, fakeServer, on, refused, type Rule } from '@vinlore/testing-web';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { membershipAtom, openMemberships } from './membership.ts';

function open(rules: readonly Rule[] = []) {
  const atoms = createStore();
  const store = openLocalStore();
  let now = 0;
  const memberships = openMemberships({ atoms, store, cookies: () => '', now: () => now });
  const { call, requests } = fakeServer(rules);
  return { atoms, store, memberships, call, requests, pass: (ms: number) => (now += ms) };
}

describe('memberships', () => {
  beforeEach(() => localStorage.clear());

  it('docs/decisions.md §2: the token is in memory only, the flag in local storage', () => {
    const { memberships, store } = open();
    memberships.enter(session);
    expect(memberships.token()).toBe('secret');
    expect(store.read('logged_in')).toBe(true);
    expect(JSON.stringify({ ...localStorage })).not.toContain('secret');
    memberships.leave('logged-out');
    expect([memberships.token(), store.read('logged_in')]).toEqual([null, undefined]);
  });

  it('signs out other tabs even when storage was cleared', () => {
    const { memberships, store } = open();
    memberships.enter(session);
    localStorage.clear();
    const write = vi.spyOn(store, 'write');
    memberships.leave('logged-out');
    // Other tabs get no event when a missing key is removed, so the flag is written first.
    expect(write).toHaveBeenCalledExactlyOnceWith('logged_in', true);
    expect(store.read('logged_in')).toBeUndefined();
  });

  it('docs/decisions.md §2: removes a stale flag, but keeps it while the server is unreachable', async () => {
    localStorage.setItem('logged_in', 'true');
    const stale = open([on(accountContract.session, () => null)]);
    await stale.memberships.restore(stale.call);
    expect([stale.memberships.current().state, stale.store.read('logged_in')]).toEqual(['stranger', undefined]);

    localStorage.setItem('logged_in', 'true');
    const away = open([on(accountContract.session, connectionLost)]);
    await away.memberships.restore(away.call);
    expect([away.memberships.current().state, away.store.read('logged_in')]).toEqual(['unreachable', true]);
  });

  it('refreshes a token that another tab renewed, once, and signs no one out', async () => {
    const renewed = { ...session, token: 'renewed' };
    const { memberships, store, call } = open([on(accountContract.session, () => renewed)]);
    memberships.enter(session);
    const both = [memberships.renew(call, 'secret', false), memberships.renew(call, 'secret', false)];
    expect(await Promise.all(both)).toEqual([true, true]);
    expect([memberships.token(), store.read('logged_in')]).toEqual(['renewed', true]);
    // A late response is ignored.
    expect(await memberships.renew(open().call, 'secret', false)).toBe(true);
  });

  it.each([
    ['no session', null],
    ['the very token that was refused', session],
  ])('a session that is over is given up: %s', async (_what, answer) => {
    const { memberships, store, call } = open([on(accountContract.session, () => answer)]);
    memberships.enter(session);
    expect(await memberships.renew(call, 'secret', false)).toBe(false);
    expect(memberships.current()).toEqual({ state: 'stranger', farewell: 'session-over' });
    expect(store.read('logged_in')).toBeUndefined();
  });

  it('does not repeat a call as another member who signed in in a different tab', async () => {
    const other = { ...session, token: 'others', user: { ...session.user, id: '2' } };
    const { atoms, memberships, store, call } = open([on(accountContract.session, () => other)]);
    memberships.enter(session);
    const states: string[] = [];
    atoms.sub(membershipAtom, () => states.push(atoms.get(membershipAtom).state));
    expect(await memberships.renew(call, 'secret', false)).toBe(false);
    expect(states).toEqual(['stranger', 'member']);
    expect([memberships.token(), store.read('logged_in')]).toEqual(['others', true]);
  });

  it.each([
    ['the connection is lost', connectionLost, { fault: 'network' }],
    ['the server is busy', () => refused(429, 'Too many requests.'), { status: 429 }],
  ])('a server that cannot be asked signs nobody out and takes no page away: %s', async (_why, answer, error) => {
    const { memberships, store, call } = open([on(accountContract.session, answer)]);
    memberships.enter(session);
    await expect(memberships.renew(call, 'secret', false)).rejects.toMatchObject(error);
    expect([memberships.current().state, store.read('logged_in')]).toEqual(['member', true]);
  });

  it('drops a session that the server refuses to restore', async () => {
    const { memberships, call } = open([on(accountContract.session, () => refused(403, 'No.'))]);
    memberships.enter(session);
    expect(await memberships.renew(call, 'secret', false)).toBe(false);
    expect(memberships.current()).toEqual({ state: 'stranger', farewell: 'session-over' });
  });

  it('spec §3: isDealer follows the member through registration, sign-out, and a change of user', () => {
    const { atoms, memberships } = open();
    memberships.change({ is_dealer: true });
    expect(memberships.current()).toEqual({ state: 'stranger' });
    memberships.enter(session);
    expect(atoms.get(isDealerAtom)).toBe(false);
    memberships.change({ is_dealer: true, first: 'Ana' });
    expect(atoms.get(isDealerAtom)).toBe(true);
    expect(memberships.current()).toMatchObject({ session: { token: 'secret', user: { first: 'Ana', id: '1' } } });
    memberships.leave('session-over');
    expect(atoms.get(isDealerAtom)).toBe(false);
  });
});

describe('docs/decisions.md §2: access tokens expire after ten minutes and are renewed with the cookie', () => {
  beforeEach(() => localStorage.clear());
  const MINUTE = 60_000;
  const renewing = () => {
    let renewals = 0;
    return open([on(accountContract.session, () => ({ ...session, token: `token-${++renewals}` }))]);
  };

  it('renews a token a minute before it expires, once for all pending calls, without re-rendering', async () => {
    const { atoms, memberships, call, requests, pass } = renewing();
    memberships.enter(session);
    let drawn = 0;
    atoms.sub(membershipAtom, () => drawn++);
    pass(9 * MINUTE - 1);
    await memberships.keepFresh(call, false);
    expect([memberships.token(), requests.length]).toEqual(['secret', 0]);
    pass(1);
    await Promise.all([memberships.keepFresh(call, false), memberships.keepFresh(call, false)]);
    expect([memberships.token(), requests.length, drawn]).toEqual(['token-1', 1, 0]);
    pass(9 * MINUTE);
    await memberships.keepFresh(call, false);
    expect([memberships.token(), requests.length]).toEqual(['token-2', 2]);
    // A call that was refused with the first token is retried with the newest.
    expect(await memberships.renew(call, 'secret', false)).toBe(true);
  });

  it("marks a renewal for a background call, so it doesn't extend the session", async () => {
    const { memberships, call, requests, pass } = renewing();
    memberships.enter(session);
    pass(10 * MINUTE);
    await memberships.keepFresh(call, true);
    await memberships.renew(call, 'token-1', true);
    expect(requests.map(({ input }) => input)).toEqual([{ passive: '1' }, { passive: '1' }]);
  });

  it('keeps the token and sends the call when the server is unreachable', async () => {
    const { memberships, call, pass } = open([on(accountContract.session, connectionLost)]);
    memberships.enter(session);
    pass(9 * MINUTE);
    await memberships.keepFresh(call, false);
    expect([memberships.token(), memberships.current().state]).toEqual(['secret', 'member']);
  });

  it('sends no request when signed out', async () => {
    const { memberships, call, requests, pass } = renewing();
    pass(10 * MINUTE);
    await memberships.keepFresh(call, false);
    expect(requests).toEqual([]);
  });
});

import { accountContract } from '@vinlore/account-domain';
import { session } from '@vinlore/account-domain/testing';
import { isDealerAtom, openLocalStore } from '@vinlore/browser';
import { connectionLost, fakeServer, on, type Rule } from '@vinlore/testing-web';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import { membershipAtom, openMemberships } from './membership.ts';

function open(rules: readonly Rule[] = []) {
  const atoms = createStore();
  const store = openLocalStore();
  const memberships = openMemberships({ atoms, store, cookies: () => '' });
  return { atoms, store, memberships, call: fakeServer(rules).call };
}

describe('memberships', () => {
  beforeEach(() => localStorage.clear());

  it('decisions §2: the token is in memory only, the flag in local storage', () => {
    const { memberships, store } = open();
    memberships.enter(session);
    expect(memberships.token()).toBe('secret');
    expect(store.read('logged_in')).toBe(true);
    expect(JSON.stringify({ ...localStorage })).not.toContain('secret');
    memberships.leave('logged-out');
    expect([memberships.token(), store.read('logged_in')]).toEqual([null, undefined]);
  });

  it('decisions §2: a stale flag is removed; a server that cannot be asked leaves it', async () => {
    localStorage.setItem('logged_in', 'true');
    const stale = open([on(accountContract.session, () => null)]);
    await stale.memberships.restore(stale.call);
    expect([stale.memberships.current().state, stale.store.read('logged_in')]).toEqual(['stranger', undefined]);

    localStorage.setItem('logged_in', 'true');
    const away = open([on(accountContract.session, connectionLost)]);
    await away.memberships.restore(away.call);
    expect([away.memberships.current().state, away.store.read('logged_in')]).toEqual(['unreachable', true]);
  });

  it('issue 4: a token that another tab has renewed is asked for anew, once, and nobody is logged out', async () => {
    const renewed = { ...session, token: 'renewed' };
    const { memberships, store, call } = open([on(accountContract.session, () => renewed)]);
    memberships.enter(session);
    const both = [memberships.renew(call, 'secret'), memberships.renew(call, 'secret')];
    expect(await Promise.all(both)).toEqual([true, true]);
    expect([memberships.token(), store.read('logged_in')]).toEqual(['renewed', true]);
    // An answer that comes late asks nobody any more.
    expect(await memberships.renew(open().call, 'secret')).toBe(true);
  });

  it.each([
    ['no session', null],
    ['the very token that was refused', session],
  ])('issue 4: a session that is over is given up: %s', async (_what, answer) => {
    const { memberships, store, call } = open([on(accountContract.session, () => answer)]);
    memberships.enter(session);
    expect(await memberships.renew(call, 'secret')).toBe(false);
    expect(memberships.current()).toEqual({ state: 'stranger', farewell: 'session-over' });
    expect(store.read('logged_in')).toBeUndefined();
  });

  it('issue 4: what one member asked is not asked again as another, who logged in in another tab', async () => {
    const other = { token: 'others', user: { ...session.user, id: '2' } };
    const { atoms, memberships, store, call } = open([on(accountContract.session, () => other)]);
    memberships.enter(session);
    const states: string[] = [];
    atoms.sub(membershipAtom, () => states.push(atoms.get(membershipAtom).state));
    expect(await memberships.renew(call, 'secret')).toBe(false);
    expect(states).toEqual(['stranger', 'member']);
    expect([memberships.token(), store.read('logged_in')]).toEqual(['others', true]);
  });

  it('a server that cannot be asked for the session logs nobody out', async () => {
    const { memberships, store, call } = open([on(accountContract.session, connectionLost)]);
    memberships.enter(session);
    expect(await memberships.renew(call, 'secret')).toBe(false);
    expect([memberships.current().state, store.read('logged_in')]).toEqual(['unreachable', true]);
  });

  it('spec §3: isDealer follows the member: registered, logged out, somebody else', () => {
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

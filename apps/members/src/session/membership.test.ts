import { accountContract, type Session } from '@vinlore/account-domain';
import { isDealerAtom, openLocalStore } from '@vinlore/browser';
import { connectionLost, fakeServer, on, type Rule } from '@vinlore/testing-web';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import { openMemberships } from './membership.ts';

const session: Session = {
  token: 'secret',
  user: {
    id: '1',
    email: 'ana@example.com',
    first: null,
    last: null,
    phone: null,
    profile_image: null,
    is_dealer: false,
    roles: [],
  },
};

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

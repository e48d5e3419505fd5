import { type Access, accountContract, type Session, type User } from '@vinlore/account-domain';
import { type Call, CallError, XSRF_COOKIE } from '@vinlore/contract';
import { isDealerAtom, type LocalStore } from '@vinlore/browser';
import { atom, type createStore } from 'jotai';

/** Sign-in state of this page. The token is kept here and nowhere else (docs/decisions.md §2). */
export type Membership =
  /** Signed out; with the reason if that just happened. */
  | { readonly state: 'stranger'; readonly farewell?: 'logged-out' | 'session-over' }
  /** The flag says there is a session; the token is being fetched. */
  | { readonly state: 'restoring' }
  /** The flag says there is a session, but the server is unreachable. */
  | { readonly state: 'unreachable'; readonly error: Error }
  | { readonly state: 'member'; readonly session: Session };

/** The membership of this page. */
export const membershipAtom = atom<Membership>({ state: 'stranger' });

/** Transitions between the states of {@link Membership}. */
export interface Memberships {
  current(): Membership;
  /** The token, if there is one. */
  token(): string | null;
  /** Whether the logged-in flag applies; the redirects of spec §2 use it before and after the token arrives. */
  loggedIn(): boolean;
  /** Fetches the session that the flag promises (docs/decisions.md §2). */
  restore(call: Call): Promise<void>;
  /**
   * Renews a token that has expired or is about to, by this browser's clock; concurrent calls share the renewal. If the
   * server is unreachable, the token stays and the call that needs it fails.
   *
   * @param passive whether a background call wants the token: then the renewal doesn't extend the session
   */
  keepFresh(call: Call, passive: boolean): Promise<void>;
  /**
   * Handles a refused token: it expired, another tab changed the session cookie, or the session ended.
   *
   * @returns whether the same member now has a new token
   * @throws CallError if the server is unreachable: the member stays signed in and the page stays as it is
   */
  renew(call: Call, refused: string, passive: boolean): Promise<boolean>;
  enter(session: Session): void;
  /** Applies changes to the member. A no-op when signed out. */
  change(user: Partial<User>): void;
  leave(farewell: 'logged-out' | 'session-over'): void;
  /** Follows other tabs: signing out there signs out here. Returns an unsubscribe function. */
  followOtherTabs(call: Call): () => void;
}

/** Dependencies of a membership. */
export interface MembershipDeps {
  readonly atoms: ReturnType<typeof createStore>;
  readonly store: LocalStore;
  readonly cookies: () => string;
  /** Fetches the session of the cookie; defaults to the members' session. */
  readonly ask?: (call: Call, input: { readonly passive?: '1' }) => Promise<Session | null>;
  /** This browser's clock in milliseconds; defaults to `Date.now`. */
  readonly now?: () => number;
}

/** How long before expiry a token is renewed, so it's still valid when its call arrives, even after a large upload. */
const EARLY_MS = 60_000;

/** Whether the server refused, as opposed to being unreachable. */
const isFinal = (error: unknown) =>
  error instanceof CallError && error.fault === 'refused' && error.status < 500 && error.status !== 429;

/** Creates the membership; a stored flag or the readable cookie of a session means there is one to restore. */
export function openMemberships(deps: MembershipDeps): Memberships {
  const { atoms, store, cookies } = deps;
  const { ask = (call, input) => call(accountContract.session, input), now = Date.now } = deps;
  /** The current access token. Not in an atom, because it is renewed often and no screen depends on it. */
  let access = { token: '', expiresAt: 0 };
  const hold = ({ token, expires_in }: Access) => {
    access = { token, expiresAt: now() + expires_in * 1000 };
  };
  const current = () => atoms.get(membershipAtom);
  const set = (next: Membership) => {
    atoms.set(membershipAtom, next);
    // Assume a dealer is still a dealer while the session is restored, so the layout doesn't flicker.
    if (next.state === 'member' || next.state === 'stranger')
      atoms.set(isDealerAtom, next.state === 'member' && next.session.user.is_dealer);
  };
  const promised = () => store.read('logged_in') === true || cookies().includes(`${XSRF_COOKIE}=`);

  const token = () => (current().state === 'member' ? access.token : null);
  const enter = (session: Session) => {
    hold(session);
    store.write('logged_in', true);
    set({ state: 'member', session });
  };
  const leave = (farewell?: 'logged-out' | 'session-over') => {
    // Signing out clears storage, and other tabs get no event for a missing key, so the flag is written first.
    if (farewell === 'logged-out') store.write('logged_in', true);
    store.remove('logged_in');
    set(farewell ? { state: 'stranger', farewell } : { state: 'stranger' });
  };
  const restore = async (call: Call) => {
    set({ state: 'restoring' });
    try {
      const session = await ask(call, {});
      if (current().state !== 'restoring') return;
      // Remove a stale flag, or sign-in and dashboard would redirect to each other (docs/decisions.md §2).
      if (session) enter(session);
      else leave();
    } catch (error) {
      if (current().state !== 'restoring') return;
      if (isFinal(error)) leave();
      else set({ state: 'unreachable', error: error as Error });
    }
  };

  /** Earlier tokens of the same member that the current one replaced. */
  let former = new Set<string>();
  let renewing: Promise<void> | null = null;
  const askAnew = async (call: Call, refused: string, passive: boolean) => {
    const before = current();
    try {
      const session = await ask(call, passive ? { passive: '1' } : {});
      if (before.state !== 'member' || token() !== refused) return;
      if (!session || session.token === refused) return leave('session-over');
      if (session.user.id === before.session.user.id) {
        former.add(refused);
        hold(session);
        if (JSON.stringify(session.user) !== JSON.stringify(before.session.user)) enter(session);
        return;
      }
      // Someone else signed in in another tab: drop this member's data first.
      former = new Set();
      set({ state: 'stranger' });
      enter(session);
    } catch (error) {
      if (token() !== refused) return;
      if (!isFinal(error)) throw error;
      leave('session-over');
    }
  };
  const renewOnce = (call: Call, refused: string, passive: boolean) =>
    (renewing ??= askAnew(call, refused, passive).finally(() => (renewing = null)));

  if (promised()) set({ state: 'restoring' });
  return {
    current,
    token,
    loggedIn: () => current().state !== 'stranger',
    restore,
    keepFresh: async (call, passive) => {
      const present = token();
      if (present === null || now() < access.expiresAt - EARLY_MS) return;
      await renewOnce(call, present, passive).catch(() => undefined);
    },
    renew: async (call, refused, passive) => {
      if (token() === refused) await renewOnce(call, refused, passive);
      return token() !== null && former.has(refused);
    },
    enter,
    change: (user) => {
      const membership = current();
      if (membership.state !== 'member') return;
      const { session } = membership;
      set({ state: 'member', session: { ...session, user: { ...session.user, ...user } } });
    },
    leave,
    followOtherTabs: (call) =>
      store.subscribe('logged_in', () => {
        const flagged = store.read('logged_in') === true;
        const here = current().state === 'member';
        if (!flagged && here) leave('logged-out');
        else if (flagged && !here) void restore(call);
      }),
  };
}

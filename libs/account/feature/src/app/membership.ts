import { type Access, accountContract, type Session, type User } from '@vinlore/account-domain';
import { type Call, CallError, XSRF_COOKIE } from '@vinlore/contract';
import { isDealerAtom, type LocalStore } from '@vinlore/browser';
import { atom, type createStore } from 'jotai';

/** Who sits before the screen. The token lives in here and nowhere else (docs/decisions.md §2). */
export type Membership =
  /** Nobody is logged in; why, where it was otherwise a moment ago. */
  | { readonly state: 'stranger'; readonly farewell?: 'logged-out' | 'session-over' }
  /** The flag says that a session exists; the token is on its way. */
  | { readonly state: 'restoring' }
  /** The flag says so, but the server cannot be asked. */
  | { readonly state: 'unreachable'; readonly error: Error }
  | { readonly state: 'member'; readonly session: Session };

/** The membership of this page. */
export const membershipAtom = atom<Membership>({ state: 'stranger' });

/** The moves between the states of {@link Membership}. */
export interface Memberships {
  current(): Membership;
  /** The token, while there is one. */
  token(): string | null;
  /** Whether the logged-in flag counts: spec §2 judges by it, before and after the token is here. */
  loggedIn(): boolean;
  /** Asks the server for the session that the flag promises (docs/decisions.md §2). */
  restore(call: Call): Promise<void>;
  /**
   * Renews a token that has expired by this browser's clock, or is about to; calls that come meanwhile share the renewal.
   * Where the server can't be asked, the token stays: the call that needs it says so.
   *
   * @param passive whether a timer wants the token: then the renewal keeps no session alive
   */
  keepFresh(call: Call, passive: boolean): Promise<void>;
  /**
   * A call's token was refused: it has expired, or another tab has given the session another cookie, or the session is over.
   *
   * @returns whether the same member has another token now
   * @throws CallError where the server can't be asked: the member stays signed in, and their page stays as it is
   */
  renew(call: Call, refused: string, passive: boolean): Promise<boolean>;
  enter(session: Session): void;
  /** What the member has changed of themselves. Nothing happens to a stranger. */
  change(user: Partial<User>): void;
  leave(farewell: 'logged-out' | 'session-over'): void;
  /** Follows what other tabs do: logging out there logs out here. Answers how to stop. */
  followOtherTabs(call: Call): () => void;
}

/** What memberships stand on. */
export interface MembershipDeps {
  readonly atoms: ReturnType<typeof createStore>;
  readonly store: LocalStore;
  readonly cookies: () => string;
  /** Asks for the session of the cookie; the members' one where nothing is said. */
  readonly ask?: (call: Call, input: { readonly passive?: '1' }) => Promise<Session | null>;
  /** Milliseconds of this browser's clock; `Date.now` where nothing is said. */
  readonly now?: () => number;
}

/** A token is renewed this long before it expires, so that it works until its call arrives, a large upload too. */
const EARLY_MS = 60_000;

/** Whether the server has said no, as against not being able to answer now. */
const isFinal = (error: unknown) =>
  error instanceof CallError && error.fault === 'refused' && error.status < 500 && error.status !== 429;

/** Opens the membership: a stored flag, or the readable cookie that comes with a session, promises one. */
export function openMemberships(deps: MembershipDeps): Memberships {
  const { atoms, store, cookies } = deps;
  const { ask = (call, input) => call(accountContract.session, input), now = Date.now } = deps;
  /** The access token at hand. It is renewed often, and no screen is drawn anew for that. */
  let access = { token: '', expiresAt: 0 };
  const hold = ({ token, expires_in }: Access) => {
    access = { token, expiresAt: now() + expires_in * 1000 };
  };
  const current = () => atoms.get(membershipAtom);
  const set = (next: Membership) => {
    atoms.set(membershipAtom, next);
    // While a session is restored a dealer is taken for one: the frame does not flicker.
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
    // Signing out clears storage, and what is gone already tells other tabs nothing: so the flag is put back first.
    if (farewell === 'logged-out') store.write('logged_in', true);
    store.remove('logged_in');
    set(farewell ? { state: 'stranger', farewell } : { state: 'stranger' });
  };
  const restore = async (call: Call) => {
    set({ state: 'restoring' });
    try {
      const session = await ask(call, {});
      if (current().state !== 'restoring') return;
      // A stale flag is removed, else login and dashboard would bounce (docs/decisions.md §2).
      if (session) enter(session);
      else leave();
    } catch (error) {
      if (current().state !== 'restoring') return;
      if (isFinal(error)) leave();
      else set({ state: 'unreachable', error: error as Error });
    }
  };

  /** Tokens that the present one took the place of, of the same member. */
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
      // Somebody else logged in in another tab: what this member saw here is forgotten first.
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

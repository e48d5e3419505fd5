import { accountContract, type Session, type User } from '@vinlore/account-domain';
import { type Call, CallError, XSRF_COOKIE } from '@vinlore/contract';
import { isDealerAtom, type LocalStore } from '@vinlore/browser';
import { atom, type createStore } from 'jotai';

/** Who sits before the screen. The token lives in here and nowhere else (decisions §2). */
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
  /** Asks the server for the session that the flag promises (decisions §2). */
  restore(call: Call): Promise<void>;
  /**
   * A call's token was refused: another tab may have given the session another one, else the session is over.
   *
   * @returns whether the same member has another token now
   */
  renew(call: Call, refused: string): Promise<boolean>;
  enter(session: Session): void;
  /** What the member has changed of themselves. Nothing happens to a stranger. */
  change(user: Partial<User>): void;
  leave(farewell: 'logged-out' | 'session-over'): void;
  /** Follows what other tabs do: logging out there logs out here. Answers how to stop. */
  followOtherTabs(call: Call): () => void;
}

/** What memberships stand on. */
export interface MembershipParts {
  readonly atoms: ReturnType<typeof createStore>;
  readonly store: LocalStore;
  readonly cookies: () => string;
  /** Asks for the session of the cookie; the members' one where nothing is said. */
  readonly ask?: (call: Call) => Promise<Session | null>;
}

/** Opens the membership: a stored flag, or the readable cookie that comes with a session, promises one. */
export function openMemberships(parts: MembershipParts): Memberships {
  const { atoms, store, cookies, ask = (call) => call(accountContract.session, {}) } = parts;
  const current = () => atoms.get(membershipAtom);
  const set = (next: Membership) => {
    atoms.set(membershipAtom, next);
    // While a session is restored a dealer is taken for one: the frame does not flicker.
    if (next.state === 'member' || next.state === 'stranger')
      atoms.set(isDealerAtom, next.state === 'member' && next.session.user.is_dealer);
  };
  const promised = () => store.read('logged_in') === true || cookies().includes(`${XSRF_COOKIE}=`);

  const token = () => {
    const now = current();
    return now.state === 'member' ? now.session.token : null;
  };
  const enter = (session: Session) => {
    store.write('logged_in', true);
    set({ state: 'member', session });
  };
  const leave = (farewell?: 'logged-out' | 'session-over') => {
    store.remove('logged_in');
    set(farewell ? { state: 'stranger', farewell } : { state: 'stranger' });
  };
  const restore = async (call: Call) => {
    set({ state: 'restoring' });
    try {
      const session = await ask(call);
      if (current().state !== 'restoring') return;
      // A stale flag is removed, else login and dashboard would bounce (decisions §2).
      if (session) enter(session);
      else leave();
    } catch (error) {
      if (current().state !== 'restoring') return;
      if (error instanceof CallError && error.fault === 'refused' && error.status < 500) leave();
      else set({ state: 'unreachable', error: error as Error });
    }
  };

  /** The token that the present one took the place of, of the same member. */
  let former: string | null = null;
  let renewing: Promise<void> | null = null;
  const askAnew = async (call: Call, refused: string) => {
    const before = current();
    try {
      const session = await ask(call);
      if (before.state !== 'member' || token() !== refused) return;
      if (!session || session.token === refused) return leave('session-over');
      if (session.user.id === before.session.user.id) former = refused;
      // Somebody else logged in in another tab: what this member saw here is forgotten first.
      else set({ state: 'stranger' });
      enter(session);
    } catch (error) {
      if (token() === refused) set({ state: 'unreachable', error: error as Error });
    }
  };

  if (promised()) set({ state: 'restoring' });
  return {
    current,
    token,
    loggedIn: () => current().state !== 'stranger',
    restore,
    renew: async (call, refused) => {
      if (token() === refused) {
        renewing ??= askAnew(call, refused).finally(() => (renewing = null));
        await renewing;
      }
      return token() !== null && refused === former;
    },
    enter,
    change: (user) => {
      const now = current();
      if (now.state !== 'member') return;
      set({ state: 'member', session: { ...now.session, user: { ...now.session.user, ...user } } });
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

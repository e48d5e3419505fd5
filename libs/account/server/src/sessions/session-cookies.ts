import { type Access, gateCountsAsPassed } from '@vinlore/account-domain';
import type { Brand } from '@vinlore/brand';
import { XSRF_COOKIE } from '@vinlore/contract';
import { type Actor, type Cookies, sameText, type TextSigner } from '@vinlore/server-kit';
import { type AccessTokens, accessTokens } from './access-tokens.ts';
import { type OpenedSession, tokenHash } from './session-store.ts';

/** Carries the session token; not readable by scripts and never repeated in a response. */
const SESSION_COOKIE = 'session';
/**
 * Tells the server on the first request that someone is signed in, because it can't see local storage
 * (docs/decisions.md §2).
 */
const LOGGED_IN_COOKIE = 'logged_in';
/** Carries the secure id; named after its local storage key (spec §3). */
const GATE_COOKIE = '__secu_id';

/** A secure id passes the gate for 7 days. */
const GATE_MS = 7 * 24 * 60 * 60 * 1000;

const XSRF = 'account.xsrf';
const LOGGED_IN = 'account.logged-in';
const GATE = 'account.gate';
/** A secure id from a trial is invalid in production on the same data. */
const TRIAL_GATE = 'account.gate.trial';

const inSeconds = (ms: number) => Math.max(0, Math.floor(ms / 1000));

/** State from a visitor's cookies without a database query: enough for the first redirect. */
export interface CookieState {
  readonly loggedIn: boolean;
  readonly gatePassed: boolean;
}

/** Writes and reads the cookies of session and gate. */
export interface SessionCookies {
  /** Sets the session, XSRF, and logged-in cookies. @returns the access token for calls */
  give(cookies: Cookies, brandKey: string, session: OpenedSession): Access;
  /** The same for a session at another brand's desk, without signing in to that brand's members area. */
  giveVisitor(cookies: Cookies, session: OpenedSession): Access;
  /** Clears these three cookies, including those of an ended session. */
  clear(cookies: Cookies): void;
  /** The token of the session cookie. */
  token(cookies: Cookies): string | undefined;
  /**
   * Whether a call carries the cookie of the session of its access token. Required before a session gets a new cookie
   * or another session is opened, so that a stolen access token can't become a session.
   */
  holdsSession(cookies: Cookies, actor: Pick<Actor, 'tokenHash'>): boolean;
  readonly access: AccessTokens;
  /** Whether the XSRF header repeats the cookie and both are bound to the session; true if there is no session. */
  xsrfMatches(cookies: Cookies, header: string): boolean;
  /** Creates a secure id and sets its cookie. */
  giveGate(cookies: Cookies, brandKey: string): string;
  /** Sets the cookie of a secure id that the browser has stored elsewhere. */
  restoreGate(cookies: Cookies, secureId: string): void;
  /** Whether a secure id passes the brand's gate. */
  opensGate(brandKey: string, secureId: string | undefined): boolean;
  passedGate(cookies: Cookies, brandKey: string): boolean;
  /** Logged-in flag and gate state for first redirects on the server (spec §2, docs/decisions.md §2). */
  state(cookies: Cookies, brand: Pick<Brand, 'key' | 'settings'>): CookieState;
}

/**
 * Session cookies over a signer and a clock.
 *
 * @param trial whether this is trial mode, whose gate credentials are printed at startup
 */
export function sessionCookies(signer: TextSigner, clock: () => Date, trial = false): SessionCookies {
  const gate = trial ? TRIAL_GATE : GATE;
  const token = (cookies: Cookies) => cookies.get(SESSION_COOKIE) || undefined;
  const setGate = (cookies: Cookies, secureId: string) =>
    cookies.set(GATE_COOKIE, secureId, { maxAge: inSeconds(GATE_MS) });
  const opensGate = (brandKey: string, secureId: string | undefined) =>
    signer.open(gate, secureId, clock()) === brandKey;
  const passedGate = (cookies: Cookies, brandKey: string) => opensGate(brandKey, cookies.get(GATE_COOKIE));
  const boundToSession = (cookies: Cookies, header: string) => {
    const session = token(cookies);
    const repeated = cookies.get(XSRF_COOKIE, { readable: true }) ?? '';
    return session !== undefined && sameText(header, repeated) && signer.codeMatches(XSRF, session, header);
  };
  const access = accessTokens(signer, clock);
  const giveSession = (cookies: Cookies, session: OpenedSession): number => {
    const maxAge = inSeconds(session.expires.getTime() - clock().getTime());
    cookies.set(SESSION_COOKIE, session.token, { maxAge });
    cookies.set(XSRF_COOKIE, signer.code(XSRF, session.token), { maxAge, readable: true });
    return maxAge;
  };
  return {
    give: (cookies, brandKey, session) => {
      const maxAge = giveSession(cookies, session);
      cookies.set(LOGGED_IN_COOKIE, signer.sign(LOGGED_IN, brandKey, session.expires), { maxAge });
      return access.issue(session.token);
    },
    giveVisitor: (cookies, session) => {
      giveSession(cookies, session);
      cookies.clear(LOGGED_IN_COOKIE);
      return access.issue(session.token);
    },
    clear: (cookies) => [SESSION_COOKIE, XSRF_COOKIE, LOGGED_IN_COOKIE].forEach((name) => cookies.clear(name)),
    token,
    holdsSession: (cookies, { tokenHash: held }) => {
      const session = token(cookies);
      return session !== undefined && held !== undefined && tokenHash(session).equals(held);
    },
    access,
    xsrfMatches: (cookies, header) => token(cookies) === undefined || boundToSession(cookies, header),
    giveGate: (cookies, brandKey) => {
      const secureId = signer.sign(gate, brandKey, new Date(clock().getTime() + GATE_MS));
      setGate(cookies, secureId);
      return secureId;
    },
    restoreGate: setGate,
    opensGate,
    passedGate,
    state: (cookies, brand) => {
      // A session without its XSRF cookie can't be restored, so let the visitor through to the sign-in page.
      const restorable = boundToSession(cookies, cookies.get(XSRF_COOKIE, { readable: true }) ?? '');
      const loggedIn = restorable && signer.open(LOGGED_IN, cookies.get(LOGGED_IN_COOKIE), clock()) === brand.key;
      const secureId = passedGate(cookies, brand.key);
      return { loggedIn, gatePassed: gateCountsAsPassed({ secureId, loggedIn, security: brand.settings.security }) };
    },
  };
}

import { accountContract, securityContract } from '@vinlore/account-domain';
import type { Brand } from '@vinlore/brand';
import type { Database } from '@vinlore/database';
import type { Mail } from '@vinlore/mail';
import {
  type Actor,
  type Authenticator,
  type CallContext,
  type Cookies,
  defineModule,
  type ServerModule,
  type TextSealer,
  type TextSigner,
} from '@vinlore/server-kit';
import { accountOffer, type OfferAccount } from './accounts/buyer-accounts.ts';
import { attemptsIn } from './attempts/attempts.ts';
import { mailLimitIn } from './attempts/mail-limit.ts';
import { changePasswordCall } from './calls/change-password.ts';
import { firebaseSocialLoginCall } from './calls/firebase-social-login.ts';
import { checkSecurityAuthCall, secureLoginCall } from './calls/gate.ts';
import { loginCall } from './calls/login.ts';
import { endSessionsCall, listSessionsCall } from './calls/open-sessions.ts';
import type { AccountDeps } from './deps.ts';
import { confirmRegistrationCall, registerCall } from './calls/register.ts';
import { checkResetLinkCall, confirmResetPasswordCall, resetPasswordCall } from './calls/reset-password.ts';
import { logoutCall, sessionCall } from './calls/session.ts';
import type { GoogleTokens } from './identities/google-tokens.ts';
import { accountMessages } from './messages/index.ts';
import { accountMigrations } from './migrations.ts';
import { argon2Hasher, passwordCheck, type PasswordHasher } from './passwords/hasher.ts';
import { demandProofOf } from './proof/demand-proof.ts';
import { knownDevices } from './sessions/known-devices.ts';
import { type CookieState, sessionCookies } from './sessions/session-cookies.ts';
import { actorOfView, isViewToken } from './views/view-store.ts';
import { actorOfSession, actorOfToken } from './sessions/session-store.ts';

/** Dependencies of the account module. */
export interface AccountModuleDeps {
  readonly database: Database;
  /** Signs cookies and secure ids: `purposeSigner(keys)`. */
  readonly signer: TextSigner;
  /** Encrypts authenticator secrets at rest: `textSealer(keys.secrets)`. */
  readonly sealer: TextSealer;
  readonly mail: Mail;
  /** Public origin of a brand, without a trailing slash, for links in emails. */
  readonly originOf: (brand: Brand) => string;
  readonly clock?: () => Date;
  readonly hasher?: PasswordHasher;
  /** Verifies Google's identity tokens; absent if not configured. */
  readonly google?: GoogleTokens;
  /** Whether this is trial mode, whose gate ids are invalid in production. */
  readonly trial?: boolean;
}

/** Opens a brand's gate in the caller's browser. */
export type OpenGate = (call: Pick<CallContext, 'brand' | 'cookies'>) => string | null;

/** The account module and what else the server needs from it. */
export interface Accounts {
  readonly module: ServerModule;
  readonly authenticator: Authenticator;
  /**
   * The account of the desk's session cookie, for requests that the browser makes itself, such as a page in an iframe.
   */
  readonly actorOfDeskCookies: (cookies: Cookies, brandKey: string) => Promise<Actor | null>;
  /**
   * Opens a brand's gate for a buyer (docs/decisions.md §4).
   *
   * @returns the secure id for their browser; null if the brand has no gate
   */
  readonly openGate: OpenGate;
  /** Emails a buyer how to turn their purchases into an account. */
  readonly offerAccount: OfferAccount;
  /** Sign-in state from a visitor's cookies, for the redirect of the first request; doesn't query the database. */
  readonly visitorState: (cookies: Cookies, brand: Pick<Brand, 'key' | 'settings'>) => CookieState;
}

/** Builds accounts, sessions, and the members' gate (spec §2, §6; docs/decisions.md §2, §4). */
export function createAccountModule(deps: AccountModuleDeps): Accounts {
  const { database, signer, mail, originOf, clock = () => new Date(), hasher = argon2Hasher } = deps;
  const cookies = sessionCookies(signer, clock, deps.trial);
  const accountDeps: AccountDeps = {
    database,
    mail,
    clock,
    originOf,
    hasher,
    check: passwordCheck(hasher),
    attempts: attemptsIn(database, signer, clock),
    mailLimit: mailLimitIn(signer, clock),
    cookies,
    sealer: deps.sealer,
    devices: knownDevices(signer, clock),
  };
  return {
    module: defineModule({
      name: 'account',
      contract: { ...accountContract, ...securityContract },
      migrations: accountMigrations,
      messages: accountMessages,
      handlers: {
        changePassword: changePasswordCall(accountDeps),
        checkResetLink: checkResetLinkCall(accountDeps),
        checkSecurityAuth: checkSecurityAuthCall(accountDeps),
        confirmRegistration: confirmRegistrationCall(accountDeps),
        confirmResetPassword: confirmResetPasswordCall(accountDeps),
        endSessions: endSessionsCall(accountDeps),
        firebaseSocialLogin: firebaseSocialLoginCall(accountDeps, deps.google ?? null),
        listSessions: listSessionsCall(accountDeps),
        login: loginCall(accountDeps),
        logout: logoutCall(accountDeps),
        register: registerCall(accountDeps),
        resetPassword: resetPasswordCall(accountDeps),
        secureLogin: secureLoginCall(accountDeps),
        session: sessionCall(accountDeps),
      },
    }),
    authenticator: {
      actorOfToken: async (brandKey, token, use) => {
        if (isViewToken(token)) return actorOfView(database, brandKey, token, clock(), use);
        const hash = cookies.access.sessionHash(token);
        return hash && actorOfSession(database, brandKey, hash, clock(), use);
      },
      demandProof: demandProofOf(accountDeps),
      passedGate: (brandKey, jar) => cookies.passedGate(jar, brandKey),
      xsrfMatches: cookies.xsrfMatches,
    },
    actorOfDeskCookies: async (jar, brandKey) => {
      const token = cookies.token(jar);
      return token === undefined
        ? null
        : actorOfToken(database, brandKey, token, clock(), { desk: true, passive: true });
    },
    offerAccount: accountOffer(accountDeps),
    openGate: ({ brand, cookies: jar }) =>
      brand.settings.security === 'enabled' ? cookies.giveGate(jar, brand.key) : null,
    visitorState: cookies.state,
  };
}

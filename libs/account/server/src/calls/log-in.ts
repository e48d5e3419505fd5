import { recordAct } from '@vinlore/audit';
import type { Session } from '@vinlore/account-domain';
import type { Tx } from '@vinlore/database';
import { type CallContext, refuse, type SecurityEventName } from '@vinlore/server-kit';
import { type AccountRow, rememberLanguage, userOf } from '../accounts/account-store.ts';
import { takeLoginFactor } from '../factors/login-factor.ts';
import { deviceOf } from '../sessions/device.ts';
import { newDeviceLetter } from '../sessions/new-device-letter.ts';
import { openSession, revokeToken } from '../sessions/session-store.ts';
import { ownAct } from '../own-act.ts';
import type { AccountDeps } from '../deps.ts';

/** How a person proved their identity. */
export type Proof = 'password' | 'registration' | 'reset' | 'passkey' | 'google';

/** What a sign-in needs from its call. */
type Visit = Pick<
  CallContext,
  'brand' | 'cookies' | 'desk' | 'text' | 'clientAddress' | 'place' | 'userAgent' | 'event'
>;

/** Proofs that arrived by email to the owner's own address, so they need no notification. */
const BY_MAIL: readonly Proof[] = ['registration', 'reset'];
/** An account younger than this is in its owner's first sign-in. */
const NEW_ACCOUNT_MS = 10 * 60_000;

/** Audit log entry of a sign-in; activating an account or resetting a password has its own entry. */
const EVENTS: Partial<Record<Proof, SecurityEventName>> = {
  password: 'auth.password.ok',
  passkey: 'auth.passkey.ok',
  google: 'auth.social.ok',
};

/**
 * Signs in a person who has proven their identity: creates a session with a new token, never reuses one, and ends the
 * browser's previous session. Sets the session cookies and the known-device cookie. Emails the owner if this browser
 * hasn't signed in to the account before.
 *
 * A member with an authenticator must give a code here, no matter how they proved their identity. Only a passkey, which
 * is two factors, is exempt; a password reset by email is not (OWASP ASVS 5.0 V6.4.3).
 *
 * @param accountIn returns the account within the sign-in's transaction, or refuses and nothing is done
 * @param code of the second factor, if sent; the caller counts it (`countedLogin`)
 */
export async function logIn(
  deps: Pick<AccountDeps, 'database' | 'mail' | 'mailLimit' | 'originOf' | 'cookies' | 'devices' | 'clock' | 'sealer'>,
  visit: Visit,
  by: Proof,
  accountIn: (tx: Tx) => Promise<AccountRow>,
  code?: string,
): Promise<Session> {
  const { database, mail, mailLimit, originOf, cookies, devices, clock } = deps;
  const { brand, cookies: jar, desk, text, userAgent } = visit;
  const former = cookies.token(jar);
  const { account, session, factor } = await database.transaction(async (tx) => {
    const account = await accountIn(tx);
    // Regardless of the proof, and only disclosed to someone who has proven their identity.
    if (account.suspended_at) return refuse(422, text.t('account.suspended', { support: brand.support_email }));
    const factor = by === 'passkey' ? null : await takeLoginFactor(deps, visit, tx, account, code);
    await rememberLanguage(tx, account, text.language);
    if (former) await revokeToken(tx, brand.key, former, clock());
    const at = clock();
    const device = deviceOf(userAgent);
    const session = await openSession(tx, account, at, device, by === 'passkey' || factor !== null, desk);
    const isUnknown = devices.idFor(jar, brand.key, account.email) === null;
    const isOld = at.getTime() - account.created_at.getTime() > NEW_ACCOUNT_MS;
    if (isUnknown && isOld && !BY_MAIL.includes(by)) {
      const addressee = { brand, text, to: account.email, origin: originOf(brand) };
      const mailing = { kind: 'new-device', brand: brand.key, email: account.email } as const;
      if (await mailLimit(tx, mailing))
        await mail.send(tx, newDeviceLetter(addressee, { device, place: visit.place, at }));
    }
    const subject = { kind: 'account', id: account.id };
    const actor = { accountId: account.id, roles: account.roles };
    const detail = { by, ...(factor && { factor }) };
    await recordAct(tx, { ...ownAct({ ...visit, actor }), act: 'account.logged-in', subject, detail });
    return { account, session, factor };
  });
  const name = EVENTS[by];
  if (name) visit.event(name, { person: account.id });
  if (factor) visit.event('factor.ok', { kind: factor, person: account.id });
  const access = cookies.give(jar, brand.key, session);
  devices.remember(jar, brand.key, account.email);
  return { ...access, user: userOf(account) };
}

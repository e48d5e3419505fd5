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

/** By what somebody proved who they are. */
export type Proof = 'password' | 'registration' | 'reset' | 'passkey' | 'google';

/** What a login needs of its call. */
type Visit = Pick<
  CallContext,
  'brand' | 'cookies' | 'desk' | 'text' | 'clientAddress' | 'place' | 'userAgent' | 'event'
>;

/** Proofs that came by a mail to the owner's own address: they need not hear of it once more. */
const BY_MAIL: readonly Proof[] = ['registration', 'reset'];
/** An account younger than this is being opened right now, by its owner's first sign-in. */
const NEW_ACCOUNT_MS = 10 * 60_000;

/** The security event of a sign-in; opening an account or a reset by a mailed token is told by its own row. */
const EVENTS: Partial<Record<Proof, SecurityEventName>> = {
  password: 'auth.password.ok',
  passkey: 'auth.passkey.ok',
  google: 'auth.social.ok',
};

/**
 * Logs somebody in who has proven who they are: a session with a new token, never one that existed before; the one the
 * browser held ends. Sets the cookies of the session, and that of a known device. The owner gets a mail where nobody had
 * signed in to their account from this browser before.
 *
 * A member who has an authenticator gives its code here, whatever they proved who they are by: no way in but a passkey, which
 * is two factors, goes around it, a reset of the password by mail neither (OWASP ASVS 5.0 V6.4.3).
 *
 * @param accountIn gives the account within the login's transaction, or refuses and nothing is done
 * @param code of the second factor, where one came along; its caller counts it (`countedLogin`)
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
    // Whatever they proved who they are by, and said to nobody else.
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

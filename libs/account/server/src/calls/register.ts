import { recordAct } from '@vinlore/audit';
import type { accountContract } from '@vinlore/account-domain';
import { type Cookies, deny, type Handler, refuse, Reply } from '@vinlore/server-kit';
import { adoptHolder, findEvenClosed, insertIfNew } from '../accounts/account-store.ts';
import {
  findRegistration,
  isOfBrowser,
  keepRegistration,
  REGISTRATION_MS,
  takeRegistration,
} from '../accounts/mailed-tokens.ts';
import { newToken } from '../sessions/session-store.ts';
import { isGuessable } from '../passwords/guessable.ts';
import { siteWords } from '../accounts/own-words.ts';
import { alreadyKnownLetter, confirmationLetter } from '../letters.ts';
import { logIn } from './log-in.ts';
import type { AccountDeps } from '../deps.ts';

/** Identifies the registering browser; the password typed there is valid only there. */
const BROWSER_COOKIE = 'registering';

/** The browser's secret; reused for further registrations, so each of them is recognized. */
function browserOf(cookies: Cookies): string {
  const known = cookies.get(BROWSER_COOKIE);
  return known && /^[\w-]{43}$/.test(known) ? known : newToken();
}

/**
 * Stores a registration and emails the link that activates the account. Known and unknown emails get the same work,
 * response, and one email; only the email itself tells its owner which it was.
 */
export function registerCall(deps: AccountDeps): Handler<typeof accountContract.register> {
  const { database, hasher, mail, mailLimit, clock, originOf } = deps;
  return async ({ email, pass, phone, next }, { brand, text, cookies }) => {
    if (await isGuessable(pass, [email, ...siteWords(brand)])) return refuse(422, text.t('account.passwordCommon'));
    const passwordHash = await hasher.hash(pass);
    const browser = browserOf(cookies);
    const mailbox = { brand: brand.key, email };
    const addressee = { brand, text, to: email, origin: originOf(brand), next };
    await database.transaction(async (tx) => {
      // The last emailed link stays valid when the limit is reached.
      if (!(await mailLimit(tx, { kind: 'registration', ...mailbox }))) return;
      const known = await findEvenClosed(tx, brand.key, email);
      const token = await keepRegistration(tx, { ...mailbox, passwordHash, phone: phone || null, browser }, clock());
      await mail.send(
        tx,
        known && !known.holder ? alreadyKnownLetter(addressee) : confirmationLetter(addressee, token),
      );
    });
    cookies.set(BROWSER_COOKIE, browser, { maxAge: REGISTRATION_MS / 1000 });
    return new Reply(null, text.t('account.registered'));
  };
}

/** `data` of a refusal: the link is valid, but a password must be chosen. */
const PASSWORD_NEEDED = { reason: 'password-needed' };

/**
 * Activates a registered account with the token from its email, once, and signs in. The password and phone from the
 * registration apply only in the browser that sent them, because anyone can register someone else's email and wait for
 * its owner to open the link. In any other browser, the mailbox's owner chooses the password here.
 */
export function confirmRegistrationCall(deps: AccountDeps): Handler<typeof accountContract.confirmRegistration> {
  const { database, hasher, clock } = deps;
  return async ({ token, new_pass }, context) => {
    const { brand, text, cookies } = context;
    const old = () => deny({ name: 'auth.token.refused', kind: 'registration' }, 422, text.t('account.linkOld'));
    const registration = (await findRegistration(database, brand.key, token, clock())) ?? old();
    const { email } = registration;
    const isOwn = isOfBrowser(registration, cookies.get(BROWSER_COOKIE));
    if (new_pass === undefined && !isOwn) return refuse(422, text.t('account.passwordToChoose'), PASSWORD_NEEDED);
    if (new_pass !== undefined && (await isGuessable(new_pass, [email, ...siteWords(brand)])))
      return refuse(422, text.t('account.passwordCommon'), PASSWORD_NEEDED);
    const passwordHash = new_pass === undefined ? registration.password_hash : await hasher.hash(new_pass);
    const phone = isOwn ? registration.phone : null;
    return logIn(deps, context, 'registration', async (tx) => {
      const now = clock();
      if (!(await takeRegistration(tx, registration))) return old();
      const wanted = { brand: brand.key, email, passwordHash, phone, createdAt: now };
      const account = (await insertIfNew(tx, wanted)) ?? (await adoptHolder(tx, wanted));
      if (!account) return old();
      const subject = { kind: 'account', id: account.id };
      await recordAct(tx, { brand: brand.key, actor: account.id, act: 'account.registered', subject });
      return account;
    });
  };
}

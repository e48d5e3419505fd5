import { recordAct } from '@vinlore/audit';
import type { accountContract } from '@vinlore/account-domain';
import { type Handler, refuse, Reply } from '@vinlore/server-kit';
import { findEvenClosed, insertIfNew } from '../accounts/account-store.ts';
import { keepRegistration, takeRegistration } from '../accounts/mailed-tokens.ts';
import { isGuessable } from '../passwords/guessable.ts';
import { siteWords } from '../passwords/own-words.ts';
import { alreadyKnownLetter, confirmationLetter } from './letters.ts';
import { logIn } from './log-in.ts';
import type { Parts } from './parts.ts';

/**
 * Keeps a registration and mails the link that opens its account. Known or not, an e-mail gets the same work, the same
 * answer and one mail: only the mail, which its owner alone reads, says which it was.
 */
export function registerCall(parts: Parts): Handler<typeof accountContract.register> {
  const { database, hasher, mail, mailLimit, clock, originOf } = parts;
  return async ({ email, pass, phone, next }, { brand, text }) => {
    if (await isGuessable(pass, [email, ...siteWords(brand)])) return refuse(422, text.t('account.passwordCommon'));
    const passwordHash = await hasher.hash(pass);
    const mailbox = { brand: brand.key, email };
    const addressee = { brand, text, to: email, origin: originOf(brand), next };
    await database.transaction(async (tx) => {
      // What was mailed last stays good when no more may be mailed.
      if (!(await mailLimit(tx, { kind: 'registration', ...mailbox }))) return;
      const known = await findEvenClosed(tx, brand.key, email);
      const token = await keepRegistration(tx, { ...mailbox, passwordHash, phone: phone || null }, clock());
      await mail.send(tx, known ? alreadyKnownLetter(addressee) : confirmationLetter(addressee, token));
    });
    return new Reply(null, text.t('account.registered'));
  };
}

/** Opens the account of a registration by the token of its mail, once, and logs in. */
export function confirmRegistrationCall(parts: Parts): Handler<typeof accountContract.confirmRegistration> {
  return ({ token }, context) => {
    const { brand, text } = context;
    const old = () => refuse(422, text.t('account.linkOld'));
    return logIn(parts, context, 'registration', async (tx) => {
      const now = parts.clock();
      const registration = (await takeRegistration(tx, brand.key, token, now)) ?? old();
      const { email, password_hash: passwordHash, phone } = registration;
      const account = await insertIfNew(tx, { brand: brand.key, email, passwordHash, phone, createdAt: now });
      if (!account) return old();
      const subject = { kind: 'account', id: account.id };
      await recordAct(tx, { brand: brand.key, actor: account.id, act: 'account.registered', subject });
      return account;
    });
  };
}

import type { accountContract } from '@vinlore/account-domain';
import { siteIdentifier } from '@vinlore/brand';
import { type Handler, refuse, Reply } from '@vinlore/server-kit';
import { insertIfNew } from '../accounts/account-store.ts';
import { isGuessable } from '../passwords/common-passwords.ts';
import { alreadyKnownLetter, welcomeLetter } from './letters.ts';
import type { Parts } from './parts.ts';

/**
 * Opens an account. Known or not, an e-mail gets the same work, the same answer and one mail: only the mail, which its
 * owner alone reads, says which it was.
 */
export function registerCall(parts: Parts): Handler<typeof accountContract.register> {
  const { database, hasher, mail, clock, originOf } = parts;
  return async ({ email, pass, phone }, { brand, text }) => {
    if (await isGuessable(pass, [email, brand.name, siteIdentifier(brand)]))
      return refuse(422, text.t('account.passwordCommon'));
    const passwordHash = await hasher.hash(pass);
    const addressee = { brand, text, to: email, origin: originOf(brand) };
    await database.transaction(async (tx) => {
      const isNew = await insertIfNew(tx, {
        brand: brand.key,
        email,
        passwordHash,
        phone: phone || null,
        createdAt: clock(),
      });
      await mail.send(tx, isNew ? welcomeLetter(addressee) : alreadyKnownLetter(addressee));
    });
    return new Reply(null, text.t('account.registered'));
  };
}

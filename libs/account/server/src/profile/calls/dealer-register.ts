import { recordAct } from '@vinlore/audit';
import type { profileContract } from '@vinlore/account-domain';
import { type Handler, Reply } from '@vinlore/server-kit';
import { dealerLetter, dealerNoticeLetter } from '../profile-letters.ts';
import type { ProfileParts } from '../profile-parts.ts';
import { setDealer } from '../profile-store.ts';
import { ownProfile, saveProfile } from '../save-profile.ts';

/**
 * Makes the member a dealer, at once (decisions §4); the member and support get a mail. Whoever is one already changes
 * their data, without mails.
 */
export function dealerRegisterCall(parts: ProfileParts): Handler<typeof profileContract.dealerRegister> {
  const { database, mail, originOf } = parts;
  return (registration, context) =>
    database.transaction(async (tx) => {
      const { actor, brand, text } = context;
      const { first_name, last_name, ...given } = registration;
      await saveProfile(parts, tx, context, {
        ...given,
        first: given.first || first_name,
        last: given.last || last_name,
      });
      if (!actor.dealer) {
        await setDealer(tx, actor.accountId);
        await recordAct(tx, {
          brand: brand.key,
          actor: actor.accountId,
          act: 'account.dealer-registered',
          subject: { kind: 'account', id: actor.accountId },
        });
        const addressee = { brand, text, origin: originOf(brand), to: actor.email };
        await mail.send(tx, dealerLetter(addressee, registration.company_name));
        await mail.send(tx, dealerNoticeLetter(brand, text, actor.email, registration));
      }
      const profile = await ownProfile(parts, tx, context);
      return new Reply(profile, text.t(actor.dealer ? 'profile.saved' : 'profile.dealerRegistered'));
    });
}

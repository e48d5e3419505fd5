import { recordAct } from '@vinlore/audit';
import type { profileContract } from '@vinlore/account-domain';
import { type Handler, refuse, Reply } from '@vinlore/server-kit';
import { renewSession } from '../../sessions/session-store.ts';
import { dealerLetter, dealerNoticeLetter } from '../profile-letters.ts';
import type { ProfileDeps } from '../profile-deps.ts';
import { registerDealer } from '../../accounts/dealer-store.ts';
import { ownProfile, saveProfile } from '../save-profile.ts';

/**
 * Makes the member a dealer immediately (docs/decisions.md §4). The session gets a new token, because its privileges
 * grow, and the member and support get an email. For an existing dealer, only updates the data. A member whose dealer
 * status was revoked has to contact support.
 */
export function dealerRegisterCall(deps: ProfileDeps): Handler<typeof profileContract.dealerRegister> {
  const { database, mail, cookies, clock, originOf } = deps;
  return async (registration, context) => {
    const { actor, brand, text } = context;
    const { first_name, last_name, ...given } = registration;
    const { profile, session } = await database.transaction(async (tx) => {
      await saveProfile(deps, tx, context, {
        ...given,
        first: given.first || first_name,
        last: given.last || last_name,
      });
      if (actor.dealer) return { profile: await ownProfile(deps, tx, context), session: null };
      if (!(await registerDealer(tx, actor.accountId, clock())))
        return refuse(403, text.t('profile.dealerWithdrawn', { support: brand.support_email }));
      await recordAct(tx, {
        brand: brand.key,
        actor: actor.accountId,
        act: 'account.dealer-registered',
        subject: { kind: 'account', id: actor.accountId },
      });
      const addressee = { brand, text, origin: originOf(brand), to: actor.email };
      await mail.send(tx, dealerLetter(addressee, registration.company_name));
      await mail.send(tx, dealerNoticeLetter(brand, text, actor.email, registration));
      if (!cookies.holdsSession(context.cookies, actor)) return refuse(401, text.t('kit.badToken'));
      const session =
        (await renewSession(tx, actor, clock(), { proven: false })) ?? refuse(401, text.t('kit.badToken'));
      return { profile: await ownProfile(deps, tx, context), session };
    });
    const access = session && cookies.give(context.cookies, brand.key, session);
    const message = text.t(session ? 'profile.dealerRegistered' : 'profile.saved');
    return new Reply({ ...profile, token: access?.token ?? null, expires_in: access?.expires_in ?? null }, message);
  };
}

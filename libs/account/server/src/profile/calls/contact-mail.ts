import type { profileContract } from '@vinlore/account-domain';
import { type Handler, Reply } from '@vinlore/server-kit';
import { contactLetter } from '../profile-letters.ts';
import type { ProfileDeps } from '../profile-deps.ts';

/** Forwards a message to the brand's support. Nothing is stored except the outgoing email; the sender gets no copy. */
export function contactMailCall({ database, mail }: ProfileDeps): Handler<typeof profileContract.contactMail> {
  return async (message, { brand, text }) => {
    await database.transaction((tx) => mail.send(tx, contactLetter(brand, text, message)));
    return new Reply(null, text.t('profile.contactSent'));
  };
}

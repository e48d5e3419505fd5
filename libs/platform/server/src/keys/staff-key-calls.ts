import { recordAct } from '@vinlore/audit';
import { voicesOf } from '@vinlore/mail';
import type { platformStaffContract } from '@vinlore/platform-domain';
import { type Handlers, refuse, staffAct } from '@vinlore/server-kit';
import type { PlatformDeps } from '../deps.ts';
import { platformServerMessages } from '../messages/index.ts';
import { keyRemovedLetter } from './key-letters.ts';
import { changeKey, keysOf, lockKeyOfBrand } from './key-store.ts';

/** Calls of the desk about members' keys. */
export function staffKeyCalls(deps: PlatformDeps): Handlers<typeof platformStaffContract> {
  const { database, live, mail, contactOf, clock } = deps;
  const voices = voicesOf(platformServerMessages, deps);
  return {
    memberApiKeys: async ({ account_id: accountId }, { brand }) => ({
      keys: await keysOf(database, { brand: brand.key, accountId }, clock(), 'all'),
    }),
    removeMemberApiKey: async ({ id, reason }, context) => {
      const { brand, text } = context;
      await database.transaction(async (tx) => {
        const key = await lockKeyOfBrand(tx, brand.key, id);
        if (!key) return refuse(404, text.t('platform.noKey'));
        if (key.removed_at !== null) return;
        await changeKey(tx, id, { removed_at: clock() });
        await recordAct(tx, {
          ...staffAct(context),
          act: 'key.removed-by-staff',
          subject: { kind: 'api-key', id },
          detail: { reason },
        });
        const contact = await contactOf(brand.key, key.account_id);
        if (!contact) return;
        const voice = await voices(brand.key, contact.language);
        await mail.send(tx, keyRemovedLetter({ ...voice, to: contact.email }, key, reason));
      });
      live.forget(id);
      return { removed: true as const };
    },
  };
}

import type { Tx } from '@vinlore/database';
import { type Addressee, type Letter, voicesOf } from '@vinlore/mail';
import { subscriptionMessages } from './messages/index.ts';
import type { SubscriptionDeps } from './deps.ts';
import type { SubscriptionRow } from './subscription-store.ts';

/** Sends an email to a subscription's member as part of the transaction; does nothing if their account is gone. */
export type WriteToMember = (
  tx: Tx,
  row: Pick<SubscriptionRow, 'brand' | 'account_id'>,
  compose: (to: Addressee<(typeof subscriptionMessages)['en']>) => Letter,
) => Promise<void>;

/** Composes this module's emails in the member's language. */
export function writeToMember(deps: SubscriptionDeps): WriteToMember {
  const voices = voicesOf(subscriptionMessages, deps);
  return async (tx, { brand, account_id }, compose) => {
    const contact = await deps.contactOf(tx, brand, account_id);
    if (!contact) return;
    const voice = await voices(brand, contact.language);
    await deps.mail.send(tx, compose({ ...voice, to: contact.email }));
  };
}

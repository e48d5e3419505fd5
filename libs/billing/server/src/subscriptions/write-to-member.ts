import type { Tx } from '@vinlore/database';
import { type Addressee, type Letter, voicesOf } from '@vinlore/mail';
import { subscriptionMessages } from './messages/index.ts';
import type { SubscriptionPorts } from './ports.ts';
import type { SubscriptionRow } from './subscription-store.ts';

/** Writes to the member of a subscription in the acting transaction; to nobody where their account is gone. */
export type WriteToMember = (
  tx: Tx,
  row: Pick<SubscriptionRow, 'brand' | 'account_id'>,
  compose: (to: Addressee<(typeof subscriptionMessages)['en']>) => Letter,
) => Promise<void>;

/** Letters of this module, in the language of whoever gets them. */
export function writeToMember(ports: SubscriptionPorts): WriteToMember {
  const voices = voicesOf(subscriptionMessages, ports);
  return async (tx, { brand, account_id }, compose) => {
    const contact = await ports.contactOf(tx, brand, account_id);
    if (!contact) return;
    const voice = await voices(brand, contact.language);
    await ports.mail.send(tx, compose({ ...voice, to: contact.email }));
  };
}

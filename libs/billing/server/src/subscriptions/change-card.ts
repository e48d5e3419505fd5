import { recordAct } from '@vinlore/audit';
import type { Gateway, GivenCard } from '../gateways/gateway.ts';
import { cardChangedLetter } from './letters.ts';
import type { SubscriptionDeps } from './deps.ts';
import type { SubscriptionRow } from './subscription-store.ts';
import { writeToMember } from './write-to-member.ts';

/** Has a subscription renew with another card. Its member gets an email: whoever did not do it learns of it. */
export function changeCard(deps: SubscriptionDeps) {
  const write = writeToMember(deps);
  return async (
    gateway: Pick<Gateway, 'renewWith'>,
    row: SubscriptionRow,
    card: GivenCard,
    actor: string | null,
  ): Promise<'changed' | 'same' | 'declined'> => {
    const outcome = await gateway.renewWith(row.reference, card);
    if (outcome !== 'changed') return outcome;
    await deps.database.transaction(async (tx) => {
      await write(tx, row, (to) => cardChangedLetter(to, row));
      await recordAct(tx, {
        brand: row.brand,
        actor,
        act: 'subscription.card-changed',
        subject: { kind: 'subscription', id: row.id },
      });
    });
    return outcome;
  };
}

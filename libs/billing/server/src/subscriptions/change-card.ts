import { recordAct } from '@vinlore/audit';
import type { Tx } from '@vinlore/database';
import type { CardOutcome, Gateway, GivenCard } from '../gateways/gateway.ts';
import { cardChangedLetter } from './letters.ts';
import type { SubscriptionDeps } from './deps.ts';
import type { SubscriptionRow } from './subscription-store.ts';
import { writeToMember } from './write-to-member.ts';

/** Records a card change and emails the member, so that they notice if they didn't do it. */
export function tellOfCard(deps: SubscriptionDeps) {
  const write = writeToMember(deps);
  return async (tx: Tx, row: SubscriptionRow, actor: string | null): Promise<void> => {
    await write(tx, row, (to) => cardChangedLetter(to, row));
    await recordAct(tx, {
      brand: row.brand,
      actor,
      act: 'subscription.card-changed',
      subject: { kind: 'subscription', id: row.id },
    });
  };
}

/** Changes the renewal card of a subscription, and emails the member. */
export function changeCard(deps: SubscriptionDeps) {
  const tell = tellOfCard(deps);
  return async (
    gateway: Pick<Gateway, 'renewWith'>,
    row: SubscriptionRow,
    card: GivenCard,
    actor: string,
  ): Promise<CardOutcome> => {
    const outcome = await gateway.renewWith(row.reference, card);
    if (outcome === 'changed') await deps.database.transaction((tx) => tell(tx, row, actor));
    return outcome;
  };
}

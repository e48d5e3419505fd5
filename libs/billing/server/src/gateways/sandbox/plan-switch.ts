import { type Database, tables } from '@vinlore/database';
import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { type Gateway, GatewayDown, type Payment } from '../gateway.ts';
import { cardOf } from './cards.ts';
import { sandboxNow } from './sandbox-clock.ts';
import type { SandboxTables } from './tables.ts';

/** Dependencies for plan switches in the sandbox. */
interface SandboxSwitchDeps {
  readonly database: Database;
  readonly clock: () => Date;
  readonly silenceMs: number;
  readonly look: (orderId: string) => Promise<Payment>;
}

/** Switches plans of sandbox subscriptions, charged to the renewal card; a card whose renewals fail is declined. */
export function sandboxPlanSwitch({
  database,
  clock,
  silenceMs,
  look,
}: SandboxSwitchDeps): Pick<Gateway, 'switchNow' | 'renewAs'> {
  return {
    switchNow: async ({ orderId, subscription: id, terms, credited }) => {
      const now = await sandboxNow(database, clock());
      const isSilent = await database.transaction(async (tx) => {
        const db = tables<SandboxTables>(tx);
        const kept = await db
          .selectFrom('sandbox_subscription')
          .select(['card', 'periods'])
          .where('id', '=', id)
          .where('ended_at', 'is', null)
          .forUpdate()
          .executeTakeFirst();
        const card = cardOf(kept?.card ?? null);
        const isPaid = kept !== undefined && card.renews;
        const { interval, amount, currency } = terms;
        const { numInsertedOrUpdatedRows: made } = await db
          .insertInto('sandbox_charge')
          .values({
            order_id: orderId,
            state: isPaid ? 'paid' : 'declined',
            reason: isPaid ? null : 'card-declined',
            amount: amount - credited,
            currency,
            url: '',
            made_at: now,
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        if (made === 1n && isPaid)
          await db
            .updateTable('sandbox_subscription')
            .set({ amount, interval, began_at: now, periods_before: kept.periods, periods: kept.periods + 1 })
            .set({ tries: 0, switched_by: orderId, next_amount: null, next_interval: null })
            .where('id', '=', id)
            .execute();
        return card.silent;
      });
      if (!isSilent) return look(orderId);
      await pause(silenceMs);
      return { state: 'unknown' };
    },
    renewAs: async (id, { interval, amount }) => {
      const isSame = sql<boolean>`(amount, interval) = (${amount}, ${interval})`;
      const { numUpdatedRows: known } = await tables<SandboxTables>(database)
        .updateTable('sandbox_subscription')
        .set({
          next_amount: sql`case when ${isSame} then null else ${amount}::int end`,
          next_interval: sql`case when ${isSame} then null else ${interval} end`,
        })
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      if (known === 0n) throw new GatewayDown('The sandbox does not know the subscription.');
    },
  };
}

import { callRoutine, type Database, tables } from '@vinlore/database';
import { type Selectable, sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import type { Gateway, Payment, PaymentRequest } from '../gateway.ts';
import { cardOf } from './cards.ts';
import { periodEnd } from './periods.ts';
import { sandboxPause } from './pause.ts';
import { sandboxPlanSwitch } from './plan-switch.ts';
import { sandboxRenewalCard } from './renewal-card.ts';
import { sandboxPayRoutine } from './routines.ts';
import { sandboxNow } from './sandbox-clock.ts';
import type { SandboxTables } from './tables.ts';

/** Dependencies of the sandbox. */
export interface SandboxDeps {
  readonly database: Database;
  readonly clock: () => Date;
  /** How long a silent card makes the caller wait, in milliseconds. */
  readonly silenceMs?: number;
}

type Charge = Omit<Selectable<SandboxTables['sandbox_charge']>, 'made_at'>;

/** A simulated gateway without cards or money. It produces every outcome of a real one and has its own clock. */
export function createSandboxGateway({ database, clock, silenceMs = 2_000 }: SandboxDeps): Gateway {
  const db = tables<SandboxTables>(database);

  const paymentOf = async (charge: Charge): Promise<Payment> => {
    const reference = `sandbox-${charge.order_id}`;
    if (charge.state === 'declined') return { state: 'declined', reason: charge.reason ?? 'card-declined' };
    if (charge.state === 'challenge') return { state: 'action', url: charge.url, reference };
    const begun = await db
      .selectFrom('sandbox_subscription')
      .selectAll()
      .where(({ eb, or }) => or([eb('order_id', '=', charge.order_id), eb('switched_by', '=', charge.order_id)]))
      .executeTakeFirst();
    const { amount, currency } = charge;
    const subscription = begun ? periodOf(begun, charge.order_id) : null;
    return { state: 'paid', reference, subscription, charged: { amount, currency } };
  };

  const pay = async (request: PaymentRequest): Promise<Payment> => {
    const card = cardOf(request.token);
    if (!card.charge) {
      await pause(silenceMs);
      return { state: 'unknown' };
    }
    const reason = card.charge.state === 'declined' ? card.charge.reason : null;
    const { orderId, amount, currency, renewal, bankUrl } = request;
    const at = renewal ? await sandboxNow(database, clock()) : clock();
    const charge = await callRoutine(database, sandboxPayRoutine, {
      order: orderId,
      state: card.charge.state,
      reason,
      amount,
      currency,
      url: bankUrl,
      at,
      card: card.token,
      interval: renewal?.interval ?? null,
      renewal: renewal?.amount ?? null,
    });
    if (card.silent) {
      await pause(silenceMs);
      return { state: 'unknown' };
    }
    if (charge.state === 'paid' && !renewal)
      return { state: 'paid', reference: `sandbox-${orderId}`, subscription: null, charged: { amount, currency } };
    return paymentOf(charge);
  };

  const chargeOf = (orderId: string) =>
    db.selectFrom('sandbox_charge').selectAll().where('order_id', '=', orderId).executeTakeFirst();

  const look = async (orderId: string): Promise<Payment> => {
    const charge = await chargeOf(orderId);
    return charge ? paymentOf(charge) : { state: 'none' };
  };

  return {
    name: 'sandbox',
    now: () => sandboxNow(database, clock()),
    pay,
    look,
    giveUp: async (orderId) => {
      // Stored as declined, so that a payment request still on its way finds it closed.
      await sql`insert into sandbox_charge (order_id, state, reason, amount, currency, url, made_at)
        values (${orderId}, 'declined', 'given-up', 0, '', '', ${clock()})
        on conflict (order_id) do update set state = 'declined', reason = 'expired'
        where sandbox_charge.state = 'challenge'`.execute(db);
      return paymentOf((await chargeOf(orderId))!);
    },
    endWithPeriod: async (id, ends) => {
      await db.updateTable('sandbox_subscription').set({ ends_with_period: ends }).where('id', '=', id).execute();
    },
    endNow: async (id) => {
      const ended_at = await sandboxNow(database, clock());
      await db
        .updateTable('sandbox_subscription')
        .set({ ended_at })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .execute();
    },
    ...sandboxPause(database, clock),
    ...sandboxRenewalCard(database),
    ...sandboxPlanSwitch({ database, clock, silenceMs, look }),
    refund: async ({ key, payment, amount }) => {
      await db
        .insertInto('sandbox_refund')
        .values({ key, payment, amount })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}

/** The period that an order started; a plan switch starts a new one. */
const periodOf = (begun: Selectable<SandboxTables['sandbox_subscription']>, orderId: string) => ({
  reference: begun.id,
  periodEnd: periodEnd(begun, begun.periods_before + 1),
  ...(begun.switched_by === orderId && { periodStart: begun.began_at }),
});

/** Answers the simulated bank's challenge for the buyer. @returns false if no challenge is open */
export async function answerSandboxChallenge(database: Database, orderId: string, approved: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tables<SandboxTables>(database)
    .updateTable('sandbox_charge')
    .set(approved ? { state: 'paid' } : { state: 'declined', reason: 'challenge-failed' })
    .where('order_id', '=', orderId)
    .where('state', '=', 'challenge')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

import type { GatewayName } from '@vinlore/billing-domain';
import { type Database, tables, type Tx } from '@vinlore/database';
import type { Logger } from '@vinlore/server-kit';
import type { GatewayEvent } from '../gateway.ts';
import type { EventOf, IntakeHandlers } from './handlers.ts';
import type { IntakeTables } from './tables.ts';

/** Kinds of event whose handling cannot be repeated. */
type OnceKind = 'disputed' | 'dispute-won' | 'refunded' | 'refund-failed';

/** Dependencies of the intake. */
export interface IntakeDeps extends IntakeHandlers {
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: Logger;
}

/** Handles gateway events from webhooks and from the sandbox's clock. */
export interface Intake {
  /**
   * Handles events, each at least once; ignores those handled before.
   *
   * @throws the first failure, after all events were tried, so that the gateway sends them again
   */
  take(gateway: GatewayName, events: readonly GatewayEvent[]): Promise<void>;
}

/** Creates the intake of gateway events. */
export function createIntake(deps: IntakeDeps): Intake {
  const { database, clock, log, orders, subscriptions } = deps;

  const isKnown = async (gateway: GatewayName, id: string) =>
    (await tables<IntakeTables>(database)
      .selectFrom('gateway_event')
      .select('id')
      .where('gateway', '=', gateway)
      .where('id', '=', id)
      .executeTakeFirst()) !== undefined;

  const act = (
    gateway: GatewayName,
    event: Exclude<GatewayEvent, EventOf<'card-given' | OnceKind>>,
  ): Promise<unknown> => {
    switch (event.kind) {
      case 'payment':
        return orders.refresh(event.orderId);
      case 'renewed':
        return subscriptions.renewed(gateway, event);
      case 'renewal-failed':
        return subscriptions.renewalFailed(gateway, event);
      case 'pause-changed':
        return subscriptions.pauseChanged(gateway, event);
      case 'subscription-ended':
        return subscriptions.ended(gateway, event);
    }
  };

  /** Runs a handler that cannot be repeated in one transaction with the record of the event. */
  const takeOnce = async <Event extends EventOf<OnceKind>, Result>(
    gateway: GatewayName,
    event: Event,
    act: (tx: Tx, gateway: GatewayName, event: Event, at: Date) => Promise<Result | null>,
  ): Promise<Result | null> => {
    await orders.refresh(event.orderId);
    const at = clock();
    return database.transaction(async (tx) =>
      (await noteEvent(tx, gateway, event, at)) ? act(tx, gateway, event, at) : null,
    );
  };

  const takeDispute = async (gateway: GatewayName, event: EventOf<'disputed'>): Promise<void> => {
    const disputed = await takeOnce(gateway, event, orders.disputed);
    if (disputed)
      log.warn(
        { gateway, dispute: event.id, amount: event.amount, ...disputed },
        'A buyer’s bank opened a dispute; respond to it at the gateway.',
      );
  };

  const takeRefund = async (gateway: GatewayName, event: EventOf<'refunded'>): Promise<void> => {
    const refunded = await takeOnce(gateway, event, orders.refunded);
    if (refunded && refunded.booked < event.amount)
      log.warn(
        { gateway, refund: event.id, amount: event.amount, ...refunded },
        'More was refunded at the gateway than was left on the order; compare the two.',
      );
  };

  const takeFailedRefund = async (gateway: GatewayName, event: EventOf<'refund-failed'>): Promise<void> => {
    const failed = await takeOnce(gateway, event, orders.refundFailed);
    if (failed)
      log.warn(
        { gateway, refund: event.refund, amount: event.amount, why: event.why, ...failed },
        'A refund failed; refund the buyer another way. It is listed at the desk under refunds.',
      );
  };

  // The card may be changed again on each delivery, but the member is notified only once.
  const takeCard = async (gateway: GatewayName, event: EventOf<'card-given'>): Promise<void> => {
    const tell = await subscriptions.cardGiven(gateway, event);
    await database.transaction(async (tx) => {
      if (await noteEvent(tx, gateway, event, clock())) await tell?.(tx);
    });
  };

  const takeOne = async (gateway: GatewayName, event: GatewayEvent): Promise<void> => {
    if (await isKnown(gateway, event.id)) return;
    if (event.kind === 'disputed') return takeDispute(gateway, event);
    if (event.kind === 'dispute-won') return void (await takeOnce(gateway, event, orders.disputeWon));
    if (event.kind === 'refunded') return takeRefund(gateway, event);
    if (event.kind === 'refund-failed') return takeFailedRefund(gateway, event);
    if (event.kind === 'card-given') return takeCard(gateway, event);
    await act(gateway, event);
    // Recorded last, so that a crash in between repeats the event instead of losing it.
    await noteEvent(database, gateway, event, clock());
  };

  return {
    take: async (gateway, events) => {
      const failures: unknown[] = [];
      for (const event of events) {
        try {
          await takeOne(gateway, event);
        } catch (error) {
          log.error(
            { err: error, gateway, event: event.id, kind: event.kind },
            'A gateway event could not be processed.',
          );
          failures.push(error);
        }
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}

/** Records an event as handled. @returns false if it was already recorded */
export async function noteEvent(
  source: Database | Tx,
  gateway: GatewayName,
  { id, kind }: Pick<GatewayEvent, 'id' | 'kind'>,
  now: Date,
): Promise<boolean> {
  const noted = await tables<IntakeTables>(source)
    .insertInto('gateway_event')
    .values({ gateway, id, kind, taken_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

import { acrossBrands, isDatabaseUnavailable } from '@vinlore/database';
import pLimit from 'p-limit';
import { inBatches } from './in-batches.ts';
import { noteDocument, orderById, type OrderRow, ordersToFollowUp, type OrderToFollowUp } from './order-store.ts';
import type { OrderDeps } from './deps.ts';
import { createTellBuyers } from './tell-buyers.ts';

/** Documents that a process makes at once, so that buyers who are paying are served first. */
const DOCUMENTS_AT_ONCE = 2;
/** Buyers notified in one transaction, which locks the invoice series for that time. */
const BATCH_SIZE = 20;
/** Orders that a process follows up or queues; during a rush the rest is left to the job. */
const MOST_UNDER_WAY = 1_000;
/** Orders that one run of catching up handles. */
const CAUGHT_UP_AT_ONCE = 500;
/** A running process follows up its own orders; after this time any process may take them. */
const LEFT_BEHIND_MS = 30_000;

/** Performs what follows a paid order: document, receipt, and invoice. */
export interface FollowUps {
  /**
   * Follows up an order now in this process.
   *
   * @returns a promise that resolves when done and never rejects: a failure is retried later
   */
  soon(order: OrderToFollowUp): Promise<void>;
  /** Follows up orders left behind by a killed process. */
  catchUp(): Promise<void>;
}

/**
 * Creates the follow-ups. The order itself is the outbox (ADR 16): until it is marked as followed up, any process may
 * follow it up again, and every step is idempotent.
 */
export function createFollowUps(deps: OrderDeps): FollowUps {
  const { database, clock, log } = deps;
  const inTurn = pLimit(DOCUMENTS_AT_ONCE);
  const tellBuyers = createTellBuyers(deps);
  // Buyers of several brands share a batch, whichever brand's request started it.
  const tell = inBatches(BATCH_SIZE, (ids: readonly string[]) => acrossBrands(() => tellBuyers(ids)));
  let underWay = 0;

  const makeDocument = async (order: OrderRow): Promise<void> => {
    const brand = deps.brands.find(({ key }) => key === order.brand);
    if (!brand || !order.account_id || order.document || order.document_failed) return;
    const { account_id: accountId, product, vin, vehicle, language, selection } = order;
    const request = { brand, accountId, product, vin, vehicle, language, selection };
    const made = await deps.documents.make(request).catch((error: unknown) => {
      if (isDatabaseUnavailable(error)) throw error;
      log.error(
        { err: error, order: order.id },
        'The document for an order could not be created; its credit was not spent.',
      );
      return null;
    });
    await noteDocument(database, order.id, made);
  };

  const followUp = async ({ id, wants_document }: OrderToFollowUp): Promise<void> => {
    if (wants_document)
      await inTurn(async () => {
        const order = await orderById(database, id);
        if (order && !order.followed_up_at) await makeDocument(order);
      });
    await tell(id);
  };

  const soon: FollowUps['soon'] = async (order) => {
    if (underWay >= MOST_UNDER_WAY) return;
    underWay += 1;
    try {
      await followUp(order);
    } catch (error) {
      log.warn({ err: error, order: order.id }, 'Follow-up for an order failed; it will be retried.');
    } finally {
      underWay -= 1;
    }
  };

  return {
    soon,
    catchUp: async () => {
      const before = new Date(clock().getTime() - LEFT_BEHIND_MS);
      const left = await ordersToFollowUp(database, before, CAUGHT_UP_AT_ONCE);
      await Promise.all(left.map(soon));
    },
  };
}

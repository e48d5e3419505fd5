import { isDatabaseUnavailable } from '@vinlore/server-kit';
import pLimit from 'p-limit';
import { voicesOf } from '../letters/voices.ts';
import { purchaseMessages } from '../purchase/messages/index.ts';
import { orderPage } from './order-key.ts';
import {
  holdToFollowUp,
  noteDocument,
  noteFollowedUp,
  orderById,
  type OrderRow,
  ordersToFollowUp,
} from './order-store.ts';
import type { OrderPorts } from './ports.ts';
import { receiptLetter } from './receipt.ts';

/** Follow-ups at work in a process: buyers who pay are served first. */
const AT_ONCE = 2;
/** Follow-ups that wait for their turn; in a rush the others are left to the job. */
const MOST_WAITING = 1_000;
/** What one turn of catching up takes. */
const CAUGHT_UP_AT_ONCE = 500;
/** Orders of a running process are followed up by it; older ones belong to whoever finds them. */
const LEFT_BEHIND_MS = 30_000;

/** Does what follows from a paid order: document, receipt, invoice, and a new account's welcome. */
export interface FollowUps {
  /** Follows an order up now, in this process. @returns when that is done; it never fails: another turn comes */
  soon(orderId: string): Promise<void>;
  /** Follows up what a killed process left behind. */
  catchUp(): Promise<void>;
}

/**
 * Builds the follow-ups. The order itself is the outbox (ADR 16): as long as it is not noted as followed up, somebody
 * does it, again where need be, and each step does nothing the second time.
 */
export function createFollowUps(ports: OrderPorts): FollowUps {
  const { database, accounts, invoices, mail, clock, log } = ports;
  const voices = voicesOf(purchaseMessages, { brands: ports.brands, originOf: ports.origin });
  const inTurn = pLimit(AT_ONCE);

  const makeDocument = async (order: OrderRow): Promise<void> => {
    const brand = ports.brands.find(({ key }) => key === order.brand);
    if (!brand || !order.account_id || order.document || order.document_failed) return;
    const { account_id: accountId, product, vin, vehicle, language } = order;
    const wish = { brand, accountId, product, vin, vehicle, language };
    const made = await ports.documents.make(wish).catch((error: unknown) => {
      if (isDatabaseUnavailable(error)) throw error;
      log.error({ err: error, order: order.id }, 'The document of an order could not be made; its credit is unspent.');
      return null;
    });
    await noteDocument(database, order.id, made);
  };

  const tell = (orderId: string): Promise<void> =>
    database.transaction(async (tx) => {
      const order = await holdToFollowUp(tx, orderId);
      if (!order) return;
      const now = clock();
      await noteFollowedUp(tx, orderId, now);
      const { account_id: accountId, email } = order;
      // Erased meanwhile: there is nobody to write to.
      if (!accountId || !email) return;
      const voice = await voices(order.brand, order.language);
      const { brand, text, origin } = voice;
      const cause = { kind: 'order', id: order.id } as const;
      const links = { order: orderPage(ports, order), invoice: origin + invoices.invoiceUrl(cause) };
      await mail.send(tx, receiptLetter({ ...voice, to: email }, order, links));
      if (order.new_account) await accounts.welcome(tx, { brand, email, language: text.language, now });
      // Last: invoices have numbers without gaps, so the next one waits for this transaction's end.
      await invoices.invoiceFor(tx, {
        brand,
        accountId,
        cause,
        plan: order.plan,
        period: order.period_end && { from: order.ordered_at, to: order.period_end },
        vin: order.vin,
        email,
        language: order.language,
        amount: order.amount,
        discount: order.discount,
        coupon: order.coupon,
        currency: order.currency,
        gateway: order.gateway,
        paidAt: order.settled_at ?? now,
      });
    });

  const followUp = async (orderId: string): Promise<void> => {
    const order = await orderById(database, orderId);
    if (!order || order.followed_up_at) return;
    if (order.wants_document) await makeDocument(order);
    await tell(orderId);
  };

  const soon: FollowUps['soon'] = async (orderId) => (inTurn.pendingCount < MOST_WAITING ? inTime(orderId) : undefined);

  const inTime = (orderId: string): Promise<void> =>
    inTurn(() => followUp(orderId)).catch((error: unknown) =>
      log.warn({ err: error, order: orderId }, 'An order could not be followed up; it is tried again.'),
    );

  return {
    soon,
    catchUp: async () => {
      const before = new Date(clock().getTime() - LEFT_BEHIND_MS);
      const left = await ordersToFollowUp(database, before, CAUGHT_UP_AT_ONCE);
      await Promise.all(left.map(soon));
    },
  };
}

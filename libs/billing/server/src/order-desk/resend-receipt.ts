import { type AuditTables, recordAct } from '@vinlore/audit';
import type { staffOrderContract } from '@vinlore/billing-domain';
import { tables, type Tx } from '@vinlore/database';
import { type Handler, refuse, staffAct } from '@vinlore/server-kit';
import { sql } from 'kysely';
import { lockOrder } from '../orders/order-store.ts';
import { hasBuyer } from '../orders/receipt-of.ts';
import type { OrderDeskDeps } from './order-view.ts';

/** Limit per order and day, so that staff cannot flood an inbox. */
const MOST_A_DAY = 3;

/** How often the receipt was resent, from the audit log and by the database's clock. */
async function sentAgain(tx: Tx, brand: string, order: string) {
  const { rows } = await sql<{ today: number; justNow: boolean }>`
    select count(*)::int as today, coalesce(bool_or(at > now() - interval '1 minute'), false) as "justNow"
    from audit_entry
    where brand = ${brand} and subject_id = ${order} and act = 'order.receipt-resent' and at > now() - interval '1 day'`.execute(
    tables<AuditTables>(tx),
  );
  return rows[0]!;
}

/** POST /api-cwa/staff/order/resend-receipt: locks the order, so that only one of two concurrent calls sends it. */
export function resendReceiptCall(deps: OrderDeskDeps): Handler<typeof staffOrderContract.staffResendReceipt> {
  const { database, mail, receiptOf } = deps;
  return ({ id }, context) => {
    const { brand, text } = context;
    return database.transaction(async (tx) => {
      const order = await lockOrder(tx, brand.key, id);
      if (!order) return refuse(404, text.t('refund.no-order'));
      const isPaid = order.state === 'paid' || order.state === 'refunded';
      if (!isPaid || !order.followed_up_at) return refuse(409, text.t('orderDesk.noReceipt'));
      if (!hasBuyer(order)) return refuse(409, text.t('orderDesk.noBuyer'));
      const sent = await sentAgain(tx, brand.key, id);
      if (sent.justNow) return null;
      if (sent.today >= MOST_A_DAY) return refuse(409, text.t('orderDesk.sentEnough', { most: MOST_A_DAY }));
      await mail.send(tx, await receiptOf(order));
      await recordAct(tx, { ...staffAct(context), act: 'order.receipt-resent', subject: { kind: 'order', id } });
      return null;
    });
  };
}

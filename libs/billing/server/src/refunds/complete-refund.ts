import { recordAct } from '@vinlore/audit';
import { endsPlan } from '@vinlore/billing-domain';
import type { Tx } from '@vinlore/database';
import { voicesOf } from '@vinlore/mail';
import * as v from 'valibot';
import { GatewayDown } from '../gateways/gateway.ts';
import { orderById, type OrderRow } from '../orders/order-store.ts';
import { refundLetter } from './refund-letter.ts';
import { refundMessages } from './messages/index.ts';
import type { RefundDeps } from './deps.ts';
import { lockPeriodOf } from './paid-period.ts';
import { noteDone, pendingRefunds, type RefundRow } from './refund-store.ts';

const JOB = 'refund.complete';

/** Schedules the job that completes the refunds recorded in this transaction. */
export const completeSoon = (tx: Tx, { jobs }: Pick<RefundDeps, 'jobs'>): Promise<unknown> => jobs.enqueue(tx, JOB, {});

/**
 * Requests a recorded refund from its gateway and finishes it. May be repeated; the gateway pays once. @throws
 * GatewayDown
 */
export type CompleteRefund = (refund: RefundRow) => Promise<void>;

/** Creates the second half of a refund: payment, credit note, and email. */
export function completeRefund(deps: RefundDeps): CompleteRefund {
  const { database, gateways, invoices, clock } = deps;
  const voices = voicesOf(refundMessages, deps);

  const finish = async (tx: Tx, refund: RefundRow, order: OrderRow): Promise<void> => {
    const now = clock();
    if (!(await noteDone(tx, refund.id, now))) return;
    await recordAct(tx, {
      brand: refund.brand,
      actor: null,
      act: 'order.refunded',
      subject: { kind: 'order', id: order.id },
      detail: { refund: refund.id, amount: refund.amount, currency: refund.currency },
    });
    await deps.onRefunded?.(tx, refund, order);
    const contact = await deps.contactOf(tx, refund.brand, order.account_id!);
    const voice = await voices(refund.brand, contact?.language ?? order.language);
    const note = await invoices.creditNoteFor(tx, {
      brand: voice.brand,
      id: refund.id,
      of: { kind: 'order', id: order.id },
      amount: refund.amount,
      tax: refund.tax,
      refundedAt: now,
      otherWay: refund.reason === 'other-way',
    });
    if (!contact) return;
    const noteUrl = note && invoices.invoicePage({ kind: 'refund', id: refund.id });
    const period = await lockPeriodOf(tx, order);
    const ended = period !== null && endsPlan(refund.reason, period.newest, order);
    await deps.mail.send(tx, refundLetter({ ...voice, to: contact.email }, refund, order, { noteUrl, ended }));
  };

  const askGateway = async ({ id: key, amount, currency }: RefundRow, order: OrderRow): Promise<void> => {
    const gateway = gateways.find(({ name }) => name === order.gateway);
    if (!gateway || order.payment === null)
      throw new GatewayDown(`The gateway ${order.gateway} cannot give order ${order.id} back.`);
    await gateway.refund({ key, orderId: order.id, payment: order.payment, amount, currency });
  };

  return async (refund) => {
    if (refund.done_at) return;
    const order = (await orderById(database, refund.order_id))!;
    // A refund made at the gateway or by another method has already reached the buyer.
    if (refund.reason !== 'gateway' && refund.reason !== 'other-way') await askGateway(refund, order);
    // A credit note corrects an invoice; until that is issued, the job retries this step.
    if (order.followed_up_at) await database.transaction((tx) => finish(tx, refund, order));
  };
}

/** Defines the job that completes refunds whose gateway did not answer or whose process was killed. */
export function defineRefundJob({ jobs, database }: RefundDeps, complete: CompleteRefund): void {
  jobs.define(
    JOB,
    v.object({}),
    async () => {
      const failures: unknown[] = [];
      for (const refund of await pendingRefunds(database))
        await complete(refund).catch((error: unknown) => failures.push(error));
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} refunds could not be completed at their gateway.`);
    },
    { retries: 2, schedule: '*/5 * * * *' },
  );
}

import type { StaffOrder } from '@vinlore/billing-domain';
import { type ApprovalRequest, type CallContext, refuse, Reply, staffAct } from '@vinlore/server-kit';
import { GatewayDown } from '../gateways/gateway.ts';
import { askSecondPerson } from './ask-second-person.ts';
import { beginRefund } from './begin-refund.ts';
import type { CompleteRefund } from './complete-refund.ts';
import type { RefundDeps } from './deps.ts';
import { OverLimit, RefundRefused, type RefundRequest } from './refund-request.ts';
import { refusalOf } from './refusal-of.ts';

/** Result of a refund request. */
interface GivenBack {
  readonly order_id: string;
  readonly waiting: boolean;
  readonly amount: number;
  readonly currency: StaffOrder['currency'];
  readonly credits: number;
}

/**
 * Makes a refund for staff in two steps: recorded here, then paid by the gateway. Over the brand's limit it requests
 * approval instead.
 */
export async function giveBack(
  deps: RefundDeps,
  complete: CompleteRefund,
  request: Omit<RefundRequest, 'brand' | 'actor'>,
  context: CallContext<'staff'>,
): Promise<GivenBack | Reply<GivenBack>> {
  const { brand, actor, text } = context;
  const refundRequest: RefundRequest = { ...request, brand: brand.key, actor: actor.accountId };
  try {
    const { refund_limit: limit, refund_daily_limit: dailyLimit } = brand;
    const word = { limit, dailyLimit, act: staffAct(context) };
    const refund = await deps.database.transaction((tx) => beginRefund(deps, tx, refundRequest, word));
    await complete(refund);
    const { order_id, amount, currency, credits } = refund;
    return { order_id, waiting: false, amount, currency, credits };
  } catch (error) {
    try {
      const given = await asked(deps, refundRequest, error, staffAct(context).from);
      return new Reply(given, text.t('refund.waits', { amount: text.money(given.amount, given.currency) }));
    } catch (refused) {
      if (refused instanceof GatewayDown) return refuse(503, text.t('refund.later'));
      if (!(refused instanceof RefundRefused)) throw refused;
      const { status, key, values } = refusalOf(refused, text);
      return refuse(status, text.t(key, values));
    }
  }
}

/** Requests approval if the limit is what prevents the refund. @throws any other error that prevents it */
async function asked(
  deps: RefundDeps,
  request: RefundRequest,
  error: unknown,
  from: ApprovalRequest['from'],
): Promise<GivenBack> {
  if (!(error instanceof OverLimit)) throw error;
  const { order, amount } = error;
  await deps.database.transaction((tx) => askSecondPerson(deps, tx, request, { amount, from }));
  return { order_id: order.id, waiting: true, amount, currency: order.currency, credits: 0 };
}

import type { OrderView } from '@vinlore/billing-domain';
import { useLinkSecret } from '@vinlore/browser';
import { CheckIcon, island, useTranslator } from '@vinlore/ui';
import type { visitorMessages } from './messages/index.ts';
import { AccountOffer } from './account-offer.tsx';
import { OrderReceipt } from './order-receipt.tsx';
import styles from './order-standing.module.css';
import type { CheckoutLink } from './checkout-request.ts';
import { NoOrder } from './no-order.tsx';
import { OrderAsked } from './order-asked.tsx';
import { type OrderWays, useVisitorWays } from './order-ways.tsx';
import { PaidOrder } from './paid-order.tsx';
import { VisitorNotice } from './visitor-notice.tsx';
import { isWaiting, useOrder } from './use-order.ts';

/** What `OrderSheet` takes. */
export interface OrderSheetProps {
  /** Opens the order without a login; undefined where it is not known yet, null where the address had none. */
  readonly orderKey: string | null | undefined;
  /** The order as it was when the page was made; null where it is asked for in the browser. */
  readonly order: OrderView | null;
  readonly ways: OrderWays;
}

/** What the order's buyer came for, so that the checkout begins where they left it, coupon included. */
const requestOf = ({ plan, vin, vehicle, coupon }: OrderView): CheckoutLink => ({
  product: plan.product,
  plan: plan.id,
  coupon,
  vehicle: { ...vehicle, ...(vin !== null && { vin }) },
});

/** Nothing was charged: why, and the way back to the checkout with everything that was chosen. */
function Declined({ order, ways }: { readonly order: OrderView; readonly ways: OrderWays }) {
  const { t } = useTranslator<typeof visitorMessages>();
  const { declined } = order;
  return (
    <VisitorNotice status="stop" title={t('visitor.declined')} lead={declined ?? t('visitor.declinedText')}>
      {ways.again(requestOf(order), t('visitor.again'))}
    </VisitorNotice>
  );
}

interface StandingProps {
  readonly order: OrderView | null;
  readonly tired: boolean;
  readonly ways: OrderWays;
}

function Standing({ order, tired, ways }: StandingProps) {
  const { t, money } = useTranslator<typeof visitorMessages>();
  if (order === null) return <OrderAsked tired={tired} />;
  switch (order.state) {
    case 'paid':
      return <PaidOrder order={order} ways={ways} />;
    case 'pending':
      return (
        <VisitorNotice
          status="no"
          title={t('visitor.pending')}
          lead={t(tired ? 'visitor.pendingLong' : 'visitor.pendingText')}
          busy={!tired}
        />
      );
    case 'action':
      return (
        <VisitorNotice status="ask" title={t('visitor.action')} lead={t('visitor.actionText')}>
          {order.action_url !== null && (
            <a className="btn btn-lg btn-primary" href={order.action_url}>
              {t('visitor.actionGo')}
            </a>
          )}
          {ways.again(requestOf(order), t('visitor.again'), 'other')}
        </VisitorNotice>
      );
    case 'declined':
      return <Declined order={order} ways={ways} />;
    case 'refunded':
      // The report says where was looked; it stays.
      if (order.money_back) return <PaidOrder order={order} ways={ways} />;
      return (
        <VisitorNotice
          status="info"
          title={t('visitor.refunded')}
          lead={t('visitor.refundedText', { price: money(order.refunded, order.currency) })}
        />
      );
  }
}

/** Whether money of an order is left that its buyer may ask for; staff decide by the brand's refund rules. */
const canAskBack = (order: OrderView): boolean =>
  order.state === 'paid' && !isWaiting(order) && !order.money_back && order.amount > order.refunded;

/** What comes by itself after a payment: the mail, a renewal; and how to come back. */
function Next({ order, inAccount }: { readonly order: OrderView; readonly inAccount: boolean }) {
  const { t, date, money } = useTranslator<typeof visitorMessages>();
  const { plan, renews_at, document } = order;
  const spent = document === null || document.credit_returned ? 0 : 1;
  const left = order.money_back ? 0 : (plan.credits ?? 0) - spent;
  const steps = [
    t('visitor.next.receipt'),
    !inAccount && t('visitor.next.account'),
    document !== null && left > 0 && t('visitor.next.left', { count: left }),
    renews_at !== null && t('visitor.next.renews', { day: date(renews_at), price: money(plan.price, plan.currency) }),
  ].filter((step) => step !== false);
  return (
    <section className={styles.next}>
      <h2>{t('visitor.next')}</h2>
      <ul>
        {steps.map((step) => (
          <li key={step}>
            <CheckIcon />
            {step}
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Where an order stands: the document, or what is still on its way, or why nothing was charged. While something is on its
 * way the page looks again by itself.
 */
export function OrderSheet({ orderKey, order: first, ways }: OrderSheetProps) {
  const { t } = useTranslator<typeof visitorMessages>();
  const { order, tired, isNone } = useOrder(orderKey, first);
  if (isNone) return <NoOrder />;
  const settled = order !== null && order.state === 'paid' && !isWaiting(order);
  return (
    <div className={styles.order}>
      <div className={styles.standing} role="status">
        <Standing order={order} tired={tired} ways={ways} />
      </div>
      {order?.account_offered && !ways.inAccount && <AccountOffer orderKey={order.key} />}
      {settled && <Next order={order} inAccount={ways.inAccount} />}
      {order !== null && <OrderReceipt order={order} />}
      {order !== null && canAskBack(order) && <p>{ways.refund(order, t('visitor.askRefund'))}</p>}
    </div>
  );
}

/** An order for whoever has its key, which the page's link brought in its fragment. */
export function OrderStandingScreen() {
  return <OrderSheet orderKey={useLinkSecret('order')} order={null} ways={useVisitorWays()} />;
}

/** `OrderStandingScreen` as an island: alive as soon as the browser has time, since only it knows the order's key. */
export const OrderStanding = island('order-standing', OrderStandingScreen, 'idle');

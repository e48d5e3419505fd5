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

/** Props of `OrderSheet`. */
export interface OrderSheetProps {
  /** Opens the order without a login; undefined until known, null if the URL had no key. */
  readonly orderKey: string | null | undefined;
  /** The order when the page was rendered; null if the browser has to load it. */
  readonly order: OrderView | null;
  readonly ways: OrderWays;
}

/** The buyer's checkout request, coupon included, so that checkout resumes where they left off. */
const requestOf = ({ plan, vin, vehicle, coupon }: OrderView): CheckoutLink => ({
  product: plan.product,
  plan: plan.id,
  coupon,
  vehicle: { ...vehicle, ...(vin !== null && { vin }) },
});

/** Notice that the payment failed and why, with a link back to checkout that keeps the selection. */
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
      // Keep showing the empty report: it lists the sources that were searched.
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

/** Whether the buyer can request a refund; staff decide by the brand's refund rules. */
const canAskBack = (order: OrderView): boolean =>
  order.state === 'paid' && !isWaiting(order) && !order.money_back && order.amount > order.refunded;

/** What happens next after a payment: the email, account access, credits left, and the renewal. */
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
 * The status of an order: its document, what is still in progress, or why nothing was charged. The page polls while
 * something is in progress.
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

/** An order for anyone with its key, which is in the link's fragment. */
export function OrderStandingScreen() {
  return <OrderSheet orderKey={useLinkSecret('order')} order={null} ways={useVisitorWays()} />;
}

/**
 * `OrderStandingScreen` as an island that hydrates when the browser is idle, since only the browser has the order's
 * key.
 */
export const OrderStanding = island('order-standing', OrderStandingScreen, 'idle');
